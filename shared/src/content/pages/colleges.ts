import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import { html, optionalText, paise, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { shareCardSchema } from '../../site/share-card.ts'
import { COLLEGE_ORDERS } from '../college-filter.ts'
import { costsOfCourse, courseCardSchema } from './courses.ts'
import { hostelSchema, seatsSchema, trustFactsSchema } from './trust-facts.ts'
import { videoSchema } from './videos.ts'

const collegeCardSchema = z.object({
  id: text,
  /** Its name in addresses. */
  slug: text,
  name: text,
  city: text,
  state: text,
  image: z.nullable(pictureSchema),
  /** Visible courses only. */
  courses: z.array(z.object({ code: z.enum(COURSE_CODES), totalPricePaise: paise })),
})
export type CollegeCard = z.infer<typeof collegeCardSchema>

export const collegesPage = pageKind('colleges', {
  filter: z.object({
    state: z.string(),
    course: z.nullable(z.enum(COURSE_CODES)),
    order: z.enum(COLLEGE_ORDERS),
  }),
  /** Those that match the filter, in its order. */
  colleges: z.array(collegeCardSchema),
  /** The number of all colleges. */
  total: z.int(),
  /** The states with colleges, sorted. */
  states: z.array(text),
  /** The visible courses, in the editors' order. */
  courses: z.array(z.enum(COURSE_CODES)),
})

export const collegePage = pageKind('college', {
  card: z.nullable(shareCardSchema),
  college: z.object({
    id: text,
    slug: text,
    name: text,
    city: text,
    state: text,
    address: optionalText,
    about: html,
    pictures: z.array(pictureSchema),
    videos: z.array(videoSchema),
    /** An https URL that Google Maps allows in a frame. */
    mapUrl: optionalText,
    facts: trustFactsSchema,
    hostel: z.nullable(hostelSchema),
    /** How to get there. */
    directions: optionalText,
    /** Further facts of recognition, as staff entered them. */
    credentials: z.array(z.object({ label: text, value: text })),
    courses: z.array(
      z.extend(courseCardSchema, {
        totalPricePaise: paise,
        seats: z.nullable(seatsSchema),
        ...costsOfCourse.shape,
      }),
    ),
  }),
})
