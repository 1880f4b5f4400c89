import { isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { OfflinePayment, Payment } from '../../payload-types.ts'
import { allocationsOf } from '../allocations.ts'
import { findPayment } from '../find-payment.ts'
import { refundRest } from '../refunds/refund-rest.ts'
import { refundWork } from '../refunds/refund-work.ts'
import { withdrawRefunds } from '../refunds/withdraw-refunds.ts'
import { notifyOfBounce } from './notify-of-bounce.ts'

interface ReverseOptions {
  payload: Payload
  entry: OfflinePayment
  now: Date
}

/**
 * Takes back what a bounced cheque paid or reserved. A payment that it created stays, with a refund of the kind `bounce` as
 * its counter-entry, for which no money leaves the account; a refund that waits to be paid out ends. Tells the student. Idempotent.
 */
export async function reverseCheque({ payload, entry, now }: ReverseOptions): Promise<void> {
  for (const [index, { purpose, subjectId, transactionId }] of allocationsOf(entry).entries()) {
    const payment = await findPayment(payload, transactionId)
    if (payment) await reversePayment({ payload, entry, payment, now })
    await portalOf(payload).partHandlers[purpose]?.bounce({
      ...{ payload, subjectId, transactionId, now },
      isFirst: index === 0,
    })
  }
  await notifyOfBounce({ payload, entry, now })
}

async function reversePayment(options: ReverseOptions & { payment: Payment }): Promise<void> {
  const { payload, entry, payment, now } = options
  if (!isPaid(payment.status)) return
  const { transactionId } = payment
  await withdrawRefunds({ payload, payment, note: 'The cheque bounced, so nothing was paid out.', now })
  const refund = await refundRest({
    ...{ payload, transactionId, now },
    kind: 'bounce',
    reason: `Cheque ${entry.reference} bounced: ${entry.bounceReason ?? ''}`,
    key: 'bounce',
    staff: null,
    isEffect: true,
  })
  if (refund === null || refund.settledAt) return
  const work = refundWork()
  const done = await changeOne({
    payload,
    collection: 'refunds',
    where: { and: [{ id: { equals: refund.id } }, { settledAt: { exists: false } }] },
    data: {
      status: 'done',
      decidedAt: now.toISOString(),
      note: 'Counter-entry of a bounced cheque. No money was paid out.',
      ...leaseFrom(work, now),
    },
  })
  if (done) await applyNewEffects({ payload, work, record: done, now })
}
