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

export const pictureSchema = z.object({
  alt: text,
  /** Site-relative path of the largest rendition. */
  url,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** All renditions, narrowest first, with site-relative paths. */
  sources: z.array(z.object({ url, width: z.int().check(z.positive()) })),
  /** JPEG for previews of links; null for pictures from before it was made. */
  social: z.nullable(z.object({ url, width: z.int().check(z.positive()), height: z.int().check(z.positive()) })),
})
export type Picture = z.infer<typeof pictureSchema>
