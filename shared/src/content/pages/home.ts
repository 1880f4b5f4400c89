import * as z from 'zod/mini'
import { pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { noticeHeadSchema } from '../notice-board/notice-view.ts'
import { courseCardSchema } from './courses.ts'

/** A heading with one or two sentences. */
const pointSchema = z.object({ title: text, text })

export const homePage = pageKind('home', {
  hero: z.object({ title: text, text, picture: z.nullable(pictureSchema) }),
  features: z.array(pointSchema),
  promises: z.array(pointSchema),
  about: z.nullable(z.object({ title: text, text, picture: z.nullable(pictureSchema) })),
  courses: z.array(courseCardSchema),
  /** The first of the present notices, and how many there are. */
  notices: z.object({ first: z.array(noticeHeadSchema), total: z.int() }),
  /** The number of published colleges, and of distinct states among them. */
  counts: z.object({ colleges: z.int(), states: z.int() }),
})
