import type { FeeReopening } from '@pravesh/shared/fees/review/staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { pastEntries, withEntries } from '../dues/change-due-money.ts'
import { findDue } from '../dues/find-dues.ts'
import { type Reopening, reopeningsOf } from '../dues/reopenings.ts'
import type { FeeStaff } from '../review/fee-staff.ts'

interface ReopenOptions {
  payload: Payload
  staff: FeeStaff
  id: string
  reopening: FeeReopening
  now: Date
}

/**
 * Lets the student pay a refunded due again, by one conditional update. The refunded payment never counts for it again.
 * Throws a Problem: 404, 409 when the due is not refunded, or a late payment or a colleague came first.
 */
export async function reopenDue({ payload, staff, id, reopening, now }: ReopenOptions): Promise<FeeDue> {
  const { transactionId } = reopening
  const due = await findDue(payload, id)
  if (due === null) throw notFound('fee')
  const past: Reopening = {
    at: now.toISOString(),
    by: staff.name,
    staffId: staff.id,
    reason: multiLine(reopening.reason),
    transactionId,
  }
  const entries = pastEntries(due)
  const reopened = await changeOne({
    payload,
    collection: 'fee-dues',
    where: {
      and: [{ id: { equals: id } }, { status: { equals: 'refunded' } }, { paymentId: { equals: transactionId } }],
    },
    data: {
      status: 'open',
      paidAt: null,
      paymentId: null,
      refundedPaymentId: transactionId,
      refundedPaise: 0,
      review: 'PENDING',
      reviewReason: null,
      noticeDueAt: null,
      reviewRevision: due.reviewRevision + 1,
      reopenings: [...reopeningsOf(due), past],
      ...withEntries({ ...due, entries }, []),
      moneyRevision: (due.moneyRevision ?? 0) + 1,
    },
  })
  if (reopened) return reopened
  const publicMessage = 'This fee has changed: it was paid, or a colleague opened it again. Reload the page.'
  throw new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
