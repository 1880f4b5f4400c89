import { MIN_REFUND_PAISE } from '@pravesh/shared/payments/refunds/limits'
import { isPaid, isRefunded } from '@pravesh/shared/payments/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment, SeatOffer } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { creditOf } from '../offers/seat-payments.ts'

/** Every seat that counts as paid has its payment, and each person who keeps a seat has paid what it costs: no more, no less. */
export const seatsArePaid: Invariant = {
  name: 'seat-without-payment',
  label: 'Seat whose payments are not what it costs',
  advice: 'Compare the seats of this application with its payments and refunds. Staff cannot mark a seat as paid.',
  async *find({ payload }) {
    const held = { status: { in: ['accepted' as const, 'joined' as const] } }
    for await (const seats of walkRecords({ payload, collection: 'seat-offers', where: held })) {
      const payments = await paymentsOf(payload, seats)
      for (const seat of seats) {
        const text = await faultOf(payload, seat, payments.get(seat.paymentId ?? ''))
        if (text !== null) yield { subject: seat.id, text, href: `/collections/applications/${seat.application}` }
      }
    }
  },
}

async function faultOf(payload: Payload, seat: SeatOffer, payment: Payment | undefined): Promise<string | null> {
  const { id, number, collegeName, costsPaise, duePaise, paidAt, paymentId, settledAt } = seat
  const where = `The seat of ${number} at ${collegeName}`
  if (paidAt) {
    const counts = payment && (isPaid(payment.status) || isRefunded(payment.status)) && payment.subjectId === id
    if (!counts) return `${where} counts as paid, but there is no paid payment ${paymentId ?? ''}.`
  }
  // Until what follows from it is done, or while it waits for its payment, the amounts differ.
  if (!settledAt || (duePaise > 0 && !paidAt)) return null
  const paid = await creditOf(payload, seat.application)
  if (Math.abs(paid - costsPaise) < MIN_REFUND_PAISE) return null
  return `${where} costs ${formatPaise(costsPaise)}, but ${formatPaise(paid)} was paid and not refunded.`
}

/** The payments that the seats name, by transaction id. */
async function paymentsOf(payload: Payload, seats: readonly SeatOffer[]): Promise<Map<string, Payment>> {
  const where = { transactionId: { in: seats.flatMap(({ paymentId }) => paymentId ?? []) } }
  const rows = await readRows({ payload, collection: 'payments', where })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
