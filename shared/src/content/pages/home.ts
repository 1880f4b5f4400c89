import * as z from 'zod/mini'
import { pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { courseCardSchema } from './courses.ts'

/** A heading with a sentence or two under it. */
const pointSchema = z.object({ title: text, text })

export const homePage = pageKind('home', {
  hero: z.object({ title: text, text, picture: z.nullable(pictureSchema) }),
  features: z.array(pointSchema),
  promises: z.array(pointSchema),
  about: z.object({ title: text, text, picture: z.nullable(pictureSchema) }),
  courses: z.array(courseCardSchema),
  /** Published colleges, and the number of different states they stand in. */
  counts: z.object({ colleges: z.int(), states: z.int() }),
})
