import * as z from 'zod/mini'
import { pictureSchema, text, url } from '../../site/fields.ts'
import { CAPTION_LANGUAGE_TAGS } from '../caption-languages.ts'

const positive = z.int().check(z.positive())

/** A short video, loaded when a visitor presses it. */
export const videoSchema = z.object({
  title: text,
  /** One that `videoPlayer` accepts; of an uploaded file its path on this site. */
  url,
  /** What it shows and says. */
  transcript: text,
  poster: z.nullable(pictureSchema),
  /** An uploaded file; null for a link. */
  file: z.nullable(
    z.object({
      width: positive,
      height: positive,
      bytes: positive,
      seconds: z.nullable(z.number()),
      captions: z.nullable(z.object({ url, language: z.enum(CAPTION_LANGUAGE_TAGS) })),
    }),
  ),
})
export type Video = z.infer<typeof videoSchema>
