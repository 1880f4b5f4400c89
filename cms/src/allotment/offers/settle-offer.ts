import type { OutReason } from '@pravesh/shared/allotment/entries/entry'
import { calculateRefund } from '@pravesh/shared/payments/refunds/calculate-refund'
import { explainRefund } from '@pravesh/shared/payments/refunds/terms-text'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { agreedRefundTerms, applyCredit } from '../../fees/index.ts'
import { refundAcross } from '../../payments/index.ts'
import type { OfferRecord } from './offer-record.ts'
import { seatPayments } from './seat-payments.ts'
import { tellOfEnd, tellOfSeat } from './tell-applicant.ts'

interface SettleOptions {
  payload: Payload
  offer: OfferRecord
  now: Date
}

/** Does what follows from the present status of a seat. Idempotent. */
export async function settleOffer(options: SettleOptions): Promise<void> {
  const { payload, offer } = options
  switch (offer.status) {
    case 'offered':
      await refundDifference(options)
      return tellOfSeat({ payload, offer })
    case 'declined':
    case 'lapsed':
    case 'withdrawn':
    case 'not-joined':
      await leave(options)
      await tellOfEnd({ payload, offer, refundPaise: await refundByTerms(options) })
      return creditFee(options)
    // Answered before this work came to the offer: no message is needed any more, but the money is still owed.
    case 'accepted':
      return refundDifference(options)
    case 'joined':
      await refundDifference(options)
      await join(options)
      return creditFee(options)
    case 'replaced':
      return
  }
}

/** The course fee follows what is paid for the seat. */
async function creditFee({ payload, offer, now }: SettleOptions): Promise<void> {
  await applyCredit({ payload, applicationId: offer.application, now })
}

/** What was paid beyond the costs of the new seat comes back from the newest payments. */
async function refundDifference({ payload, offer, now }: SettleOptions): Promise<void> {
  if (offer.refundPaise === 0) return
  const payments = await seatPayments(payload, offer.application)
  await refundAcross({
    payload,
    transactionIds: payments.map(({ transactionId }) => transactionId),
    amountOf: () => offer.refundPaise,
    reason: `The better seat at ${offer.collegeName} costs less than was paid.`,
    calculation: `${formatPaise(offer.creditPaise)} paid, ${formatPaise(offer.costsPaise)} for the seat.`,
    key: `seat:${offer.id}`,
    now,
  })
}

/** What the agreed terms return of everything that was paid for seats. Returns it, in paise. */
async function refundByTerms({ payload, offer, now }: SettleOptions): Promise<number> {
  const [terms, payments] = await Promise.all([
    agreedRefundTerms({ payload, applicationId: offer.application }),
    seatPayments(payload, offer.application),
  ])
  if (terms === null) return 0
  const noticeDay = dayOf(offer.answeredAt ?? now.toISOString())
  const refundOf = (amountPaise: number) => calculateRefund({ terms, amountPaise, noticeDay })
  // What the accounts have returned by themselves is part of what the terms return.
  const byStaffPaise = payments.reduce((sum, payment) => sum + payment.byStaffPaise, 0)
  const total = payments.reduce((sum, { leftPaise }) => sum + leftPaise, byStaffPaise)
  return refundAcross({
    payload,
    transactionIds: payments.map(({ transactionId }) => transactionId),
    amountOf: (totalPaise) => Math.max(0, refundOf(totalPaise + byStaffPaise).refundPaise - byStaffPaise),
    reason: `The seat at ${offer.collegeName} was given up.`,
    calculation: explainRefund(refundOf(total)),
    key: `ended:${offer.id}`,
    now,
  })
}

async function join({ payload, offer }: SettleOptions): Promise<void> {
  const where = {
    and: [{ id: { equals: offer.entry } }, { offer: { equals: offer.id } }, { standing: { equals: 'in' as const } }],
  }
  await changeOne({ payload, collection: 'merit-entries', where, data: { standing: 'joined' } })
}

/** The applicant takes no further part. An end for another reason, written before, stays. */
async function leave({ payload, offer }: SettleOptions): Promise<void> {
  const standing = offer.status === 'withdrawn' && !offer.joinedAt ? 'withdrawn' : 'out'
  await changeOne({
    payload,
    collection: 'merit-entries',
    where: {
      and: [{ id: { equals: offer.entry } }, { offer: { equals: offer.id } }, { standing: { in: ['in', 'joined'] } }],
    },
    data: { standing, outReason: outReasonOf(offer) },
  })
}

function outReasonOf({ status, next, joinedAt }: OfferRecord): OutReason | null {
  if (status === 'declined' || status === 'not-joined') return status
  if (status === 'lapsed') return next ? 'unpaid' : 'no-answer'
  return joinedAt ? 'admission-ended' : null
}
