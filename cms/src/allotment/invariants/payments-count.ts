import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment, SeatOffer } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every payment for a seat that counts is known to its seat. */
export const paymentsCount: Invariant = {
  name: 'payment-without-seat',
  label: 'Payment that no seat counts',
  advice: 'Compare the payment with the seats of this student. If another payment paid for the seat, refund this one.',
  async *find({ payload, now }) {
    const where: Condition<'payments'> = {
      and: [
        { purpose: { equals: 'seat' } },
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { issue: { exists: false } },
        { paidAt: { less_than: overdueBefore('effects', now) } },
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const seats = await seatsOf(payload, payments)
      for (const { id, subjectId, transactionId, description } of payments) {
        if (seats.get(subjectId)?.paymentId === transactionId) continue
        const text = `Payment ${transactionId} (${description}) is paid, but its seat does not count it.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

async function seatsOf(payload: Payload, payments: readonly Payment[]): Promise<Map<string, SeatOffer>> {
  const ids = payments.map(({ subjectId }) => subjectId).filter((id) => isRecordIdIn(payload, id))
  const rows = await readRows({ payload, collection: 'seat-offers', where: { id: { in: ids } } })
  return new Map(rows.map((seat) => [seat.id, seat]))
}
