/** How far a picture can be enlarged, in steps of half its size. */
const STEP = 0.5
const LARGEST = 5

/** One step larger. */
export function largerZoom(zoom: number): number {
  return Math.min(LARGEST, zoom + STEP)
}

/** One step smaller, down to where it fits. */
export function smallerZoom(zoom: number): number {
  return Math.max(1, zoom - STEP)
}
