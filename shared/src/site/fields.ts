/** Common schemas of page data. Client code parses them too, hence `zod/mini`. */
import * as z from 'zod/mini'

export const text = z.string().check(z.trim(), z.minLength(1))
export const optionalText = z.nullable(z.string())
/** Whole paise; 100 paise are one rupee. */
export const paise = z.int().check(z.nonnegative())
/** HTML that the CMS renders from rich text: already escaped and limited to the editor's elements. */
export const html = z.string()
export const isoDate = z.iso.datetime()
export const url = z.string().check(z.minLength(1))

const renditionSchema = z.object({ url, width: z.int().check(z.positive()) })
const percent = z.int().check(z.minimum(0), z.maximum(100))

export const pictureSchema = z.object({
  alt: text,
  /** A line below the picture. */
  caption: optionalText,
  /** Site-relative path of the largest rendition. */
  url,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** All renditions, narrowest first, with site-relative paths. */
  sources: z.array(renditionSchema),
  /** The renditions as AVIF, narrowest first; empty for pictures from before they were made. */
  avif: z.array(renditionSchema),
  /** What stays in view where a page cuts the picture, in per cent of its width and height. */
  focus: z.object({ x: percent, y: percent }),
  /** Address of a WebP of a few pixels, shown until the picture is there (`data:`); null for pictures without one. */
  blur: optionalText,
  /** JPEG for previews of links; null for pictures from before it was made. */
  social: z.nullable(z.object({ url, width: z.int().check(z.positive()), height: z.int().check(z.positive()) })),
})
export type Picture = z.infer<typeof pictureSchema>
