import { BREAKDOWN_TEXTS } from '@pravesh/shared/payments/breakdown-texts'
import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { PaidPurpose } from '../../documents/index.ts'
import { agreedRefundTerms, courseFeeTax } from '../../fees/index.ts'
import type { FindNumbers } from '../../payments/index.ts'
import { storedPlace } from '../../staff/index.ts'
import { findOffer } from './offer-record.ts'
import { paySeatAgain } from './pay-seat.ts'
import { seatStanding } from './payment-standing.ts'
import { seatPaid, seatRefunded, seatWithinLimit } from './seat-paid.ts'
import { type SeatPayment, seatPayments } from './seat-payments.ts'

const collection = 'seat-offers'

/** The numbers of the applications that seats belong to. */
const applicationNumbers: FindNumbers = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection, where, fields: ['number'] })
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** What an applicant had paid for seats before a payment, as far as it was not returned. */
async function paidBefore(payload: Payload, applicationId: string, payment: string): Promise<SeatPayment[]> {
  const newestFirst = await seatPayments(payload, applicationId)
  const at = newestFirst.findIndex(({ transactionId }) => transactionId === payment)
  return newestFirst.slice(at + 1).filter(({ leftPaise }) => leftPaise > 0)
}

/** Paying for the acceptance of a seat, or the difference to the seat before. Through the provider only: the last day is binding. */
export const seatPurpose: PaidPurpose = {
  onPaid: seatPaid,
  onRefunded: seatRefunded,
  withinLimit: seatWithinLimit,
  refundTerms: async ({ payload, subjectId }) => {
    const offer = await findOffer(payload, subjectId)
    return offer && agreedRefundTerms({ payload, applicationId: offer.application })
  },
  tax: courseFeeTax,
  // A difference is less than the seat costs: the receipt says how it comes about.
  breakdown: async ({ payload, payment }) => {
    const offer = await findOffer(payload, payment.subjectId)
    if (offer === null || offer.creditPaise === 0) return []
    const before = await paidBefore(payload, offer.application, payment.transactionId)
    return [
      { label: PURPOSE_LABELS.seat, amountPaise: offer.costsPaise },
      {
        label: BREAKDOWN_TEXTS.paidBefore,
        amountPaise: payment.amountPaise - offer.costsPaise,
        transactionIds: before.map(({ transactionId }) => transactionId),
      },
    ]
  },
  standing: seatStanding,
  payAgain: paySeatAgain,
  numbers: applicationNumbers,
  pageId: async ({ payload, subjectId }) => (await findOffer(payload, subjectId))?.application ?? null,
  places: async ({ payload, subjectIds }) => {
    const where = { id: { in: [...subjectIds] } }
    const rows = await readRows({ payload, collection, where, fields: ['college', 'course'] })
    return new Map(rows.map((row) => [row.id, storedPlace(row)]))
  },
}
