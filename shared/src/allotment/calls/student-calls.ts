/** Calls of applicants about merit processes. Paths below `/api`; `:id` is the application's. Not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import { MAX_OBJECTION_LENGTH, OBJECTION_SUBJECTS } from '../objections/objection.ts'
import { sentMarks } from './marks-schema.ts'

export const meritCalls = {
  /** `{ result: OwnProcess[] }`: of every application of the student in a process that is open or closed. */
  mine: { method: 'get', path: '/merit/mine' },
  /** `marksSchema` */
  saveMarks: { method: 'post', path: '/merit/:id/marks' },
  /** `choicesSchema` */
  saveChoices: { method: 'post', path: '/merit/:id/choices' },
  /** `objectionSchema`, as form data with an optional file `document`. */
  object: { method: 'post', path: '/merit/:id/objection' },
  /** `answerSchema`; answers with `url` of the payment page if something is to be paid. */
  answer: { method: 'post', path: '/merit/:id/answer' },
  /** Starts the payment of an accepted seat again: `{ url }`. */
  pay: { method: 'post', path: '/merit/:id/pay' },
  /** Gives up an accepted seat, by the refund terms: `withdrawSchema`. */
  withdraw: { method: 'post', path: '/merit/:id/withdraw' },
} as const satisfies Record<string, WireCall>

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
