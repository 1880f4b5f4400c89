/** Calls for concessions and changes of fees, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { CONCESSION_KINDS } from '../dues/concession-kinds.ts'

/** Paths are below `/api`; `:id` is the due's. Each asks for a second person. */
export const feeChangeCalls = {
  /** JSON, or with a document a form with the same JSON in `request` and the file `document`. */
  concession: { method: 'post', path: '/paymentfees/staff/:id/concession' },
  change: { method: 'post', path: '/paymentfees/staff/:id/change' },
} as const satisfies Record<string, WireCall>

/** The form fields of `concession`. */
export const CONCESSION_FIELD = 'request'
export const DOCUMENT_FIELD = 'document'

const MAX_REASON_LENGTH = 1000
const NO_REASON = 'Enter a reason. The second person sees it.'
/** Ten crore rupees. */
const MAX_PAISE = 10_00_00_000 * 100

/** Why a change is asked for. */
export const changeReason = z
  .string(NO_REASON)
  .check(
    z.trim(),
    z.minLength(1, NO_REASON),
    usableText('Reason'),
    z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
  )
const amount = z
  .int('Enter an amount in whole paise.')
  .check(z.positive('Enter an amount above zero.'), z.maximum(MAX_PAISE))

/** The body of `concession`: an amount in whole paise, or a part of the fee in percent with at most two decimals. */
export const concessionRequestSchema = z
  .strictObject({
    kind: z.enum(CONCESSION_KINDS, 'Choose a kind of concession.'),
    amountPaise: z.optional(amount),
    percent: z.optional(
      z
        .number('Enter a number of percent.')
        .check(z.positive('Enter a percentage above zero.'), z.maximum(100, 'Enter at most the whole fee.')),
    ),
    reason: changeReason,
  })
  .check(
    z.refine(({ amountPaise, percent }) => (amountPaise === undefined) !== (percent === undefined), {
      path: ['amountPaise'],
      error: 'Enter an amount or a percentage.',
    }),
  )
export type ConcessionRequest = z.infer<typeof concessionRequestSchema>

/** The body of `change`: a new amount before concessions in whole paise, or a new date. */
export const dueChangeSchema = z
  .strictObject({
    amountPaise: z.optional(amount),
    dueOn: z.optional(z.iso.date('Enter a day.')),
    reason: changeReason,
  })
  .check(
    z.refine(({ amountPaise, dueOn }) => (amountPaise === undefined) !== (dueOn === undefined), {
      path: ['amountPaise'],
      error: 'Enter a new amount or a new date.',
    }),
  )
export type DueChange = z.infer<typeof dueChangeSchema>
