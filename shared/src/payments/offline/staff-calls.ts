/** Calls for payments outside the provider, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { OFFLINE_CHANNELS } from '../channels.ts'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../purposes.ts'

/** Paths are below `/api`; `:id` is the entry's, and for `proof` the file's. */
export const offlineCalls = {
  /** Replies with `{ result: OpenPayable[] }`. */
  payables: { method: 'get', path: '/payment/staff/payables' },
  /** A form with the fields of `offlineEntrySchema` and the file `proof`. */
  enter: { method: 'post', path: '/payment/staff/offline' },
  confirm: { method: 'post', path: '/payment/staff/offline/:id/confirm' },
  reject: { method: 'post', path: '/payment/staff/offline/:id/reject' },
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

/** Something that a student can pay now. */
export interface OpenPayable {
  purpose: PaymentPurpose
  subjectId: string
  studentName: string
  description: string
  amountPaise: number
}

const MAX_REFERENCE_LENGTH = 100
const MAX_REASON_LENGTH = 1000

/** The fields of `enter`, as form values. */
export const offlineEntrySchema = z.strictObject({
  purpose: z.enum(PAYMENT_PURPOSES, 'Choose what was paid.'),
  subjectId: z.string().check(z.minLength(1, 'Choose what was paid.'), z.maxLength(100)),
  /** The amount that staff were shown; the entry is refused if it has changed. */
  amountPaise: z.string().check(z.regex(/^\d{1,12}$/, 'Choose what was paid.')),
  channel: z.enum(OFFLINE_CHANNELS, 'Choose how it was paid.'),
  reference: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the reference: the number of the challan or receipt, or the UTR.'),
      usableText('Reference', 'printed'),
      z.maxLength(MAX_REFERENCE_LENGTH, `Use at most ${MAX_REFERENCE_LENGTH} characters`),
    ),
  receivedOn: z.iso.date('Enter the day on which the money was received.'),
})
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
