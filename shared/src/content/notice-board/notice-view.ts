import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import { text } from '../../site/fields.ts'

/** A notice in lists of titles. Days are `YYYY-MM-DD`. */
export const noticeHeadSchema = z.object({
  id: text,
  title: text,
  day: z.iso.date(),
  pinned: z.boolean(),
  /** The courses that it concerns; none if it concerns everybody. */
  courses: z.array(z.enum(COURSE_CODES)),
})
export type NoticeHead = z.infer<typeof noticeHeadSchema>
