/** Calls of applicants about merit processes. Paths below `/api`; `:id` is the application's. Not part of the public contract. */
import type { WireCall } from '../../platform/wire-call.ts'

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
