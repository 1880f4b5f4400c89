/** The parts that page data are made of. Client code and the CMS both parse them, hence `zod/mini`. */
import * as z from 'zod/mini'

export const text = z.string().check(z.trim(), z.minLength(1))
export const optionalText = z.nullable(z.string())
/** Whole paise; 100 paise are one rupee. */
export const paise = z.int().check(z.nonnegative())
/** HTML made by the CMS from rich text: already escaped and limited to the editor's elements. */
export const html = z.string()
export const isoDate = z.iso.datetime()
export const url = z.string().check(z.minLength(1))

export const pictureSchema = z.object({
  alt: text,
  /** The largest rendition; a site-relative path. */
  url,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Renditions of the same picture, narrowest first; site-relative paths. */
  sources: z.array(z.object({ url, width: z.int().check(z.positive()) })),
})
export type Picture = z.infer<typeof pictureSchema>
