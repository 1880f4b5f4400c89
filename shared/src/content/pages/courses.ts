import * as z from 'zod/mini'
import { processCalendarSchema } from '../../allotment/process/step-schema.ts'
import { sharedCosts } from '../../courses/course-costs-schema.ts'
import { COURSE_CODES } from '../../courses/courses.ts'
import { intakeSchema } from '../../courses/intake.ts'
import { html, optionalText, paise, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { shareCardSchema } from '../../site/share-card.ts'
import { noticeHeadSchema } from '../notice-board/notice-view.ts'
import { seatsSchema, trustFactsSchema } from './trust-facts.ts'
import { videoSchema } from './videos.ts'

export const courseCardSchema = z.object({
  id: text,
  /** Its name in addresses. */
  slug: text,
  code: z.enum(COURSE_CODES),
  name: text,
  summary: text,
  image: z.nullable(pictureSchema),
  durationYears: z.number().check(z.positive()),
  startingPricePaise: paise,
  /** Whether applications were open when the page was published. */
  enrolmentOpen: z.boolean(),
  /** Who can apply. */
  eligibility: optionalText,
  /** The work that a graduate can do. */
  careers: optionalText,
  /** The session that students apply for, e.g. `2026-2028`. */
  session: optionalText,
  intake: intakeSchema,
  /** Until the last day to apply, on the day of publishing; pages are published again every night. */
  daysLeft: z.nullable(z.int()),
})
export type CourseCard = z.infer<typeof courseCardSchema>

/** A course with the states of the colleges that teach it. */
const comparedCourseSchema = z.extend(courseCardSchema, { collegeCount: z.int(), states: z.array(text) })
export type ComparedCourse = z.infer<typeof comparedCourseSchema>

/** What a course costs: the parts of its fee, in proportion, and everything else. */
export const costsOfCourse = z.object({
  semesterFees: z.array(z.object({ title: text, feePaise: paise })),
  costs: sharedCosts,
})
export type CostsOfCourse = z.infer<typeof costsOfCourse>

export const coursesPage = pageKind('courses', { courses: z.array(comparedCourseSchema) })

export const coursePage = pageKind('course', {
  card: z.nullable(shareCardSchema),
  course: z.extend(courseCardSchema, {
    description: text,
    videoUrl: optionalText,
    photographs: z.array(pictureSchema),
    videos: z.array(videoSchema),
    /** The first notices about it that are shown now, and the number of all of them. */
    notices: z.object({ first: z.array(noticeHeadSchema), total: z.int() }),
    colleges: z.array(
      z.object({
        id: text,
        slug: text,
        name: text,
        city: text,
        state: text,
        totalPricePaise: paise,
        seats: z.nullable(seatsSchema),
        /** The numbers under which it is recognised for this course. */
        recognitions: z.array(text),
      }),
    ),
    ...costsOfCourse.shape,
    otherDetails: html,
    /** The steps of the merit process that gives its seats; null without one. */
    merit: z.nullable(processCalendarSchema),
    facts: trustFactsSchema,
  }),
})
