import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Receipt } from '../../payload-types.ts'
import { revisionOf } from './receipt-rules.ts'
import { writeNumbered } from './write-numbered.ts'

/** What staff corrected, as kept with the receipt until its replacement is written. */
const corrected = z.object({
  studentName: z.string(),
  description: z.string(),
  taxLabel: z.string(),
  taxNote: z.string(),
})
export type Corrected = z.infer<typeof corrected>

/** Writes the receipts that replace others, under numbers of their own. */
export const receiptReplacements: Work<'receipts'> = {
  collection: 'receipts',
  dueField: 'dueAt',
  where: { and: [{ replacedAt: { exists: true } }, { replacedBy: { exists: false } }] },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: receipt }, now }): Promise<Outcome<'receipts'>> => {
    const { number } = await writeReplacement({ payload, receipt, now: now() })
    return { replacedBy: number, corrected: null }
  },
}

interface WriteOptions {
  payload: Payload
  receipt: Receipt
  now: Date
}

function writeReplacement({ payload, receipt, now }: WriteOptions): Promise<Receipt> {
  const { paymentId, number, amountPaise, purpose, transactionId, paidAt, studentId, subjectId } = receipt
  const { college, course, breakdown } = receipt
  return writeNumbered(payload, {
    ...corrected.parse(receipt.corrected),
    paymentId,
    revision: revisionOf(receipt) + 1,
    replaces: number,
    issuedAt: now.toISOString(),
    amountPaise,
    purpose,
    transactionId,
    paidAt,
    studentId,
    subjectId,
    college,
    course,
    breakdown,
  })
}
