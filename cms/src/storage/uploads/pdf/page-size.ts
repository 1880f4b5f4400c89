/** A point of a PDF is 1/72 inch. */
const POINTS_PER_INCH = 72

/** Pixels of a drawn page. A4 gets 176 dots an inch, which keeps the small print of mark sheets legible when enlarged. */
const PIXELS = 3_000_000
/** For small cards; more shows nothing that a printer would. */
const MAX_DPI = 300
/** Of the longer side of a strip. */
const MAX_SIDE = 6000

interface Size {
  width: number
  height: number
}

/** The size in pixels at which a page is drawn, from its size in points. Null if it has no area. */
export function pageSize({ width, height }: Size): Size | null {
  if (!(width > 0 && height > 0)) return null
  const scale = Math.min(
    Math.sqrt(PIXELS / (width * height)),
    MAX_DPI / POINTS_PER_INCH,
    MAX_SIDE / Math.max(width, height),
  )
  const pixels = (points: number) => Math.max(1, Math.floor(points * scale))
  return { width: pixels(width), height: pixels(height) }
}
