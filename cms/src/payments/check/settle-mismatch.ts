import { isOpen } from '@pravesh/shared/payments/status'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Payment } from '../../payload-types.ts'
import { updatePayment } from '../move-payment.ts'
import { findOnePayment } from '../refunds/find-one-payment.ts'
import type { StaffMember } from '../staff-member.ts'
import { endPayment } from './ended-effects.ts'
import { notifyOfSettlement } from './notify-of-settlement.ts'

interface SettleOptions {
  payload: Payload
  paymentId: string
  /** What staff did with the money; kept with the payment. */
  reason: string
  staff: StaffMember
  now: Date
}

/**
 * Ends the check of a payment whose amount differed, once staff have dealt with the money at the provider. The payment does
 * not count, so that the student can pay again, and gets an e-mail; the same report of the provider raises no new check.
 * Throws a Problem: 400 without a reason, 404, 409 when nothing is being checked.
 */
export async function settleMismatch({ payload, paymentId, reason, staff, now }: SettleOptions): Promise<Payment> {
  const text = multiLine(reason)
  if (text === '') throw invalid([{ field: 'reason', code: 'required', message: 'Enter what you did with the money.' }])
  const payment = await findOnePayment(payload, paymentId)
  if (payment.issue !== 'mismatch') throw notChecked()
  // First: a message is queued once, and staff repeat what was interrupted.
  await notifyOfSettlement({ payload, payment, now })
  const data = {
    issue: null,
    issueNote: `${payment.issueNote ?? ''}\nSettled by ${staff.name}: ${text}`.trim(),
    mismatchSettledAt: now.toISOString(),
    nextCheckAt: null,
    pageState: null,
  }
  const settled = isOpen(payment.status)
    ? await endPayment({ payload, payment, to: 'failed', data, now })
    : await updatePayment({ payload, payment, data })
  if (settled === null) throw notChecked()
  return settled
}

function notChecked(): Problem {
  const publicMessage = 'The amount of this payment is not being checked now. Reload the page.'
  return new Problem({ code: 'NOT_CHECKED', status: 409, publicMessage })
}
