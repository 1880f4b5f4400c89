/** What applicants send about merit processes, apart from the calls, which pages need without the schemas. */
import * as z from 'zod/mini'
import { MAX_OBJECTION_LENGTH, OBJECTION_SUBJECTS } from '../objections/objection.ts'
import { sentMarks } from './marks-schema.ts'

export const marksSchema = z.object({
  /** The revision that the applicant saw. */
  revision: z.int(),
  marks: sentMarks,
})
export type SentMarks = z.infer<typeof marksSchema>

/** Codes of units, the most wanted first. */
export const choicesSchema = z.object({ revision: z.int(), choices: z.array(z.string().check(z.maxLength(120))) })
export type SentChoices = z.infer<typeof choicesSchema>

export const objectionSchema = z.object({
  about: z.enum(OBJECTION_SUBJECTS),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_OBJECTION_LENGTH)),
})
export type SentObjection = z.infer<typeof objectionSchema>

/** `offer` and `revision` are what the applicant saw. */
export const answerSchema = z.object({
  offer: z.string(),
  revision: z.int(),
  answer: z.enum(['freeze', 'float', 'slide', 'decline']),
})
export type SentAnswer = z.infer<typeof answerSchema>

export const withdrawSchema = z.object({ offer: z.string(), revision: z.int() })
