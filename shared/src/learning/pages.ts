import * as z from 'zod/mini'
import { optionalText, paise, pictureSchema, text } from '../site/fields.ts'
import { pageKind } from '../site/page-data.ts'
import { paths } from '../site/paths.ts'
import { namingShell } from '../site/shells.ts'

/** A course on sale. Addresses of videos are for buyers and never part of page data. */
const offeredCourseSchema = z.object({
  id: text,
  name: text,
  description: text,
  duration: text,
  pricePaise: paise,
  image: z.nullable(pictureSchema),
  videos: z.array(z.object({ title: text, summary: optionalText })),
})
export type OfferedCourse = z.infer<typeof offeredCourseSchema>

/** Ways to learn: recorded courses, books and live classes. (spec 1, 2 "/purches") */
export const purchasePage = pageKind('purchase', { courses: z.array(offeredCourseSchema) })

/** A bought course; without a course in its address it lists all bought ones. (spec 1, 2) */
export const courseContentPage = namingShell({
  name: 'course-content',
  path: paths.courseContent(),
  shows: ['recorded-courses', 'texts of recorded courses'],
  aliases: [/^\/student\/content\/[^/]{1,200}$/],
})

export const learningPages = [purchasePage, courseContentPage]
