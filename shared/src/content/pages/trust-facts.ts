import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import { optionalText, text, url } from '../../site/fields.ts'
import { REGULATORS } from '../regulators.ts'

/** The course of a fact of a college; null if it is about the whole college, or on the page of a course. */
const courseOfFact = z.nullable(z.enum(COURSE_CODES))

const recognitionSchema = z.object({
  regulator: z.enum(REGULATORS),
  course: courseOfFact,
  number: text,
  /** Number and date of the order. */
  order: optionalText,
  /** Where the regulator publishes it; the regulator's own site by default. */
  url,
})
export type Recognition = z.infer<typeof recognitionSchema>

const affiliationSchema = z.object({ body: text, reference: optionalText, url: optionalText })

/** How many of those examined in a year passed. */
const resultSchema = z.object({
  year: z.int(),
  course: courseOfFact,
  examined: z.int().check(z.positive()),
  passed: z.int().check(z.nonnegative()),
  /** Who published it. */
  source: optionalText,
})
export type ExamResult = z.infer<typeof resultSchema>

/** Whom to ask. */
const contactSchema = z.object({
  name: text,
  role: optionalText,
  phone: optionalText,
  email: optionalText,
  hours: optionalText,
})
export type FactsContact = z.infer<typeof contactSchema>

const questionSchema = z.object({ question: text, answer: text })
export type Question = z.infer<typeof questionSchema>

/** What families look for on the page of a course or college. Staff enter it; empty lists and nulls are left out. */
export const trustFactsSchema = z.object({
  recognitions: z.array(recognitionSchema),
  affiliation: z.nullable(affiliationSchema),
  /** Newest first. */
  results: z.array(resultSchema),
  contact: z.nullable(contactSchema),
  questions: z.array(questionSchema),
})
export type TrustFacts = z.infer<typeof trustFactsSchema>

export const hostelSchema = z.object({
  /** Places; null if staff entered none. */
  women: z.nullable(z.int()),
  men: z.nullable(z.int()),
  text: optionalText,
})
export type Hostel = z.infer<typeof hostelSchema>

/** Places of a college in a course for the current session. */
export const seatsSchema = z.object({
  total: z.int().check(z.nonnegative()),
  /** Without an approved application; null if there is no session. */
  left: z.nullable(z.int().check(z.nonnegative())),
})
export type SeatsLeft = z.infer<typeof seatsSchema>
