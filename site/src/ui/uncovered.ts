/** Between an element and what it would cover, in pixels. */
const GAP = 4

/** A vertical extent in the window, in pixels. */
interface Extent {
  top: number
  bottom: number
}

/** The lowest place for an element, from its own upwards, where it covers none of the others; null above `limit`. */
export function freeTop({ top, bottom }: Extent, others: readonly Extent[], limit: number): number | null {
  const height = bottom - top
  const covered = others.find((other) => other.bottom > top && other.top < bottom)
  if (covered === undefined) return top
  const above = covered.top - height - GAP
  return above < limit ? null : freeTop({ top: above, bottom: above + height }, others, limit)
}
