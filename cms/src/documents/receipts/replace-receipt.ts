import type { Replacement } from '@pravesh/shared/documents/staff-calls'
import { taxText } from '@pravesh/shared/documents/tax'
import { multiLine, singleLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Payment, Receipt } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
import { taxOf } from './receipt-taxes.ts'
import { type Corrected, receiptReplacements } from './replacements.ts'

const collection = 'receipts'

interface ReplaceOptions {
  payload: Payload
  /** The receipt's id; untrusted. */
  id: string
  replacement: Replacement
  staff: StaffMember
  now: Date
}

/**
 * Replaces a receipt with a wrong name or description, or one written before its tax treatment was decided. One
 * conditional update marks it as replaced; the new receipt, with a number of its own, is an effect. The amount stays.
 * Throws a Problem: 404, 409 when it is already replaced or nothing would change. Returns the replaced receipt, whose
 * `replacedBy` is the new number once that is written.
 */
export async function replaceReceipt(options: ReplaceOptions): Promise<Receipt> {
  const { payload, id, replacement, staff, now } = options
  const receipt = isRecordIdIn(payload, id) ? await findOne<Receipt>(payload, collection, id) : null
  if (receipt === null) throw notFound('receipt')
  if (receipt.replacedAt) throw replacedMeanwhile()
  const corrected = await correctedContent({ payload, receipt, replacement })
  if (isSame(receipt, corrected)) throw unchanged()
  const replaced = await changeOne({
    payload,
    collection,
    where: { and: [{ id: { equals: id } }, { replacedAt: { exists: false } }] },
    data: {
      corrected,
      replacedAt: now.toISOString(),
      replacementReason: multiLine(replacement.reason),
      replacedByStaff: staff.name,
      replacedByStaffId: staff.id,
      ...leaseFrom(receiptReplacements, now),
    },
  })
  if (replaced === null) throw replacedMeanwhile()
  return applyNewEffects({ payload, work: receiptReplacements, record: replaced, now })
}

interface CorrectedOptions {
  payload: Payload
  receipt: Receipt
  replacement: Replacement
}

/** The tax treatment is the current one, which staff may have decided since. */
async function correctedContent({ payload, receipt, replacement }: CorrectedOptions): Promise<Corrected> {
  const studentName = singleLine(replacement.studentName)
  const description = singleLine(replacement.description)
  const payment = await findOne<Payment>(payload, 'payments', receipt.paymentId)
  if (payment === null) throw notFound('payment of this receipt')
  const tax = taxText(await taxOf(payload, payment), receipt.amountPaise)
  return { studentName, description, taxLabel: tax.label, taxNote: tax.note }
}

function isSame(receipt: Receipt, corrected: Corrected): boolean {
  const { studentName, description, taxLabel, taxNote } = corrected
  return (
    (receipt.studentName ?? '') === studentName &&
    receipt.description === description &&
    receipt.taxLabel === taxLabel &&
    receipt.taxNote === taxNote
  )
}

function findOne<Row>(payload: Payload, slug: 'payments' | 'receipts', id: string): Promise<Row | null> {
  return readRow({ payload, collection: slug, where: { id: { equals: id } } }) as Promise<Row | null>
}

function unchanged(): Problem {
  const publicMessage = 'Nothing would change. Correct the name or the description.'
  return new Problem({ code: 'UNCHANGED', status: 409, publicMessage })
}

function replacedMeanwhile(): Problem {
  const publicMessage = 'This receipt was already replaced. Reload the page to see the new one.'
  return new Problem({ code: 'REPLACED', status: 409, publicMessage })
}
