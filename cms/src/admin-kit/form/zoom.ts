const STEP = 0.5
const MAX_ZOOM = 5

/** The next larger size of a document; 1 fits it into its frame. */
export function largerZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, zoom + STEP)
}

export function smallerZoom(zoom: number): number {
  return Math.max(1, zoom - STEP)
}
