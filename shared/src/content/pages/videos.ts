import * as z from 'zod/mini'
import { pictureSchema, text, url } from '../../site/fields.ts'

/** A short video, loaded when a visitor presses it. */
export const videoSchema = z.object({
  title: text,
  /** One that `videoPlayer` accepts. */
  url,
  /** What it shows and says. */
  transcript: text,
  poster: z.nullable(pictureSchema),
})
export type Video = z.infer<typeof videoSchema>
