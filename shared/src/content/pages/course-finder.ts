import * as z from 'zod/mini'
import { paise, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { AIMS, FINDER_QUESTIONS, PASSED } from '../course-finder.ts'
import { courseCardSchema } from './courses.ts'

const nearCollegeSchema = z.object({
  id: text,
  slug: text,
  name: text,
  city: text,
  state: text,
  totalPricePaise: paise,
  nearness: z.enum(['state', 'region', 'far']),
})
export type NearCollege = z.infer<typeof nearCollegeSchema>

/** A suggested course with its nearest colleges. */
const suggestionSchema = z.object({ course: courseCardSchema, colleges: z.array(nearCollegeSchema) })
export type Suggestion = z.infer<typeof suggestionSchema>

export const courseFinderPage = pageKind('course-finder', {
  answers: z.object({ passed: z.nullable(z.enum(PASSED)), aim: z.nullable(z.enum(AIMS)), state: z.string() }),
  /** The questions that the visitor left open when sending the form. */
  unanswered: z.array(z.enum(FINDER_QUESTIONS)),
  /** The states and union territories to choose from. */
  states: z.array(text),
  /** Null until all questions are answered. */
  result: z.nullable(
    z.object({
      fitting: z.array(suggestionSchema),
      /** Courses that lead to the wanted work, but ask for more first. */
      later: z.array(courseCardSchema),
      /** Other courses that are open to the visitor, if none fits. */
      others: z.array(suggestionSchema),
    }),
  ),
})
