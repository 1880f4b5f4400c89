import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import { html, optionalText, paise, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'

export const courseCardSchema = z.object({
  id: text,
  code: z.enum(COURSE_CODES),
  name: text,
  summary: text,
  image: z.nullable(pictureSchema),
  durationYears: z.number().check(z.positive()),
  startingPricePaise: paise,
  enrolmentOpen: z.boolean(),
})
export type CourseCard = z.infer<typeof courseCardSchema>

export const coursesPage = pageKind('courses', { courses: z.array(courseCardSchema) })

export const coursePage = pageKind('course', {
  course: z.extend(courseCardSchema, {
    description: text,
    videoUrl: optionalText,
    colleges: z.array(z.object({ id: text, name: text, city: text, state: text, totalPricePaise: paise })),
    semesterFees: z.array(z.object({ title: text, feePaise: paise })),
    otherDetails: html,
  }),
})
