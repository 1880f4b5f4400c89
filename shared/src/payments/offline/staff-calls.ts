/** Calls for payments outside the provider, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { CHANNEL_RULES, OFFLINE_CHANNELS } from '../channels.ts'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../purposes.ts'
import { unallocatedPaise } from './allocate.ts'

/** Paths are below `/api`; `:id` is the entry's, and for `proof` the file's. */
export const offlineCalls = {
  /** Replies with `{ result: OpenPayable[] }`. */
  payables: { method: 'get', path: '/payment/staff/payables' },
  /** A form with the fields of `offlineEntrySchema` and the file `proof`. */
  enter: { method: 'post', path: '/payment/staff/offline' },
  confirm: { method: 'post', path: '/payment/staff/offline/:id/confirm' },
  reject: { method: 'post', path: '/payment/staff/offline/:id/reject' },
  /** Records that the bank has paid a cheque. */
  clear: { method: 'post', path: '/payment/staff/offline/:id/clear' },
  /** Records that the bank has returned a cheque, cleared or not. */
  bounce: { method: 'post', path: '/payment/staff/offline/:id/bounce' },
  /** A page with the proof: the picture, or the pages drawn from a PDF. */
  proof: { method: 'get', path: '/payment/staff/proof/:id' },
  /** A picture, or with `:page` a page of a PDF, from 1. */
  proofPage: { method: 'get', path: '/payment/staff/proof/:id/page/:page' },
  /** The file as it was uploaded, as a download. */
  originalProof: { method: 'get', path: '/payment/staff/proof/:id/original' },
} as const satisfies Record<string, WireCall>

/** Query parameter of `payables`: the student's phone number or e-mail address. */
export const PAYABLES_QUERY = 'student'
/** The form field of the file. */
export const PROOF_FIELD = 'proof'
/** Of one proof. */
export const MAX_PROOF_BYTES = 5_000_000

/** Far above what a student pays at once; 100 million rupees. */
const MAX_OFFLINE_PAISE = 10_000_000_000
/** Fees that one amount can be spread over. */
const MAX_ALLOCATIONS = 20
const MAX_REFERENCE_LENGTH = 100
const MAX_BANK_LENGTH = 100

/** Something that a student can pay now. */
export interface OpenPayable {
  purpose: PaymentPurpose
  subjectId: string
  studentName: string
  description: string
  /** Still to be paid. */
  amountPaise: number
  /** `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  /** Whether less than the amount can be paid. */
  allowsPart: boolean
}

/** What an offline payment is for, and how much of it. */
const allocationSchema = z.strictObject({
  purpose: z.enum(PAYMENT_PURPOSES, 'Choose what was paid.'),
  subjectId: z.string().check(z.minLength(1, 'Choose what was paid.'), z.maxLength(100)),
  amountPaise: z.int().check(z.positive('Enter an amount for each fee.'), z.maximum(MAX_OFFLINE_PAISE)),
})
export type OfflineAllocation = z.infer<typeof allocationSchema>

const MAX_REASON_LENGTH = 1000

const allocations = z
  .array(allocationSchema)
  .check(z.minLength(1, 'Choose what was paid.'), z.maxLength(MAX_ALLOCATIONS, 'Choose fewer fees.'))

/** The fields of `enter`, as form values; `allocations` is sent as JSON. */
export const offlineEntrySchema = z
  .strictObject({
    /** The whole amount received, in paise. It is compared with the sum of the allocations. */
    amountPaise: z.string().check(z.regex(/^\d{1,12}$/, 'Enter the amount received.')),
    allocations: z.pipe(z.pipe(z.string(), z.transform(parseJson)), allocations),
    channel: z.enum(OFFLINE_CHANNELS, 'Choose how it was paid.'),
    reference: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Enter the reference: the number of the challan, receipt, draft or cheque, or the UTR.'),
        usableText('Reference', 'printed'),
        z.maxLength(MAX_REFERENCE_LENGTH, `Use at most ${MAX_REFERENCE_LENGTH} characters`),
      ),
    bank: z._default(
      z
        .string()
        .check(
          z.trim(),
          usableText('Bank', 'printed'),
          z.maxLength(MAX_BANK_LENGTH, `Use at most ${MAX_BANK_LENGTH} characters`),
        ),
      '',
    ),
    /** The date on a draft or cheque. */
    instrumentOn: z.optional(z.iso.date('Enter the date that is written on it.')),
    receivedOn: z.iso.date('Enter the day on which the money was received.'),
  })
  .check(
    z.refine(({ channel, bank }) => bank !== '' || !CHANNEL_RULES[channel].isInstrument, {
      path: ['bank'],
      error: 'Enter the name of the bank.',
    }),
    z.refine(({ channel, instrumentOn }) => Boolean(instrumentOn) || !CHANNEL_RULES[channel].isInstrument, {
      path: ['instrumentOn'],
      error: 'Enter the date that is written on it.',
    }),
    z.refine(
      ({ amountPaise, allocations: parts }) =>
        unallocatedPaise(
          Number(amountPaise),
          parts.map((part) => part.amountPaise),
        ) === 0,
      {
        path: ['amountPaise'],
        error: 'The amounts of the fees do not add up to the amount received.',
      },
    ),
  )
export type OfflineEntry = z.infer<typeof offlineEntrySchema>

/** The body of `reject`. */
export const rejectionSchema = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason for the rejection.'),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
})

/** The body of `clear`. */
export const clearingSchema = z.strictObject({ clearedOn: z.iso.date('Enter the day on which the bank paid it.') })

/** The body of `bounce`. */
export const bounceSchema = z.strictObject({
  bouncedOn: z.iso.date('Enter the day on which the bank returned it.'),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the reason that the bank gave.'),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
})

/** Null for text that is no JSON, which the schema behind it refuses. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
