import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { readRows } from '../database/records/read-rows.ts'
import type { PlacedRecords } from '../portal/placed-records.ts'
import { WITHOUT_PLACE, writePlaces } from '../staff/index.ts'
import { placesOfPaid } from './place-of.ts'

interface PaidRecord {
  id: string
  purpose: PaymentPurpose
  subjectId: string
}

/** Finds where older records that name what was paid for belong. */
export const placedByPurpose = (collection: 'payments' | 'offline-payments' | 'receipts'): PlacedRecords => ({
  collection,
  about: 'subjectId',
  where: WITHOUT_PLACE,
  fields: ['purpose', 'subjectId'],
  fill: async ({ payload, records }) => {
    const paid = records as readonly object[] as readonly PaidRecord[]
    await writePlaces({ payload, collection, records, places: await placesOfPaid(payload, paid) })
  },
})

const placedRefunds: PlacedRecords = {
  collection: 'refunds',
  about: 'paymentId',
  where: WITHOUT_PLACE,
  fields: ['paymentId'],
  fill: async ({ payload, records }) => {
    const where = { id: { in: records.map(({ paymentId }) => String(paymentId)) } }
    const payments = await readRows({ payload, collection: 'payments', where, fields: ['purpose', 'subjectId'] })
    const places = await placesOfPaid(payload, payments)
    const ofRefunds = records.flatMap(({ id, paymentId }) => {
      const place = places.get(String(paymentId))
      return place ? [[id, place] as const] : []
    })
    await writePlaces({ payload, collection: 'refunds', records, places: new Map(ofRefunds) })
  },
}

export const placedPayments: readonly PlacedRecords[] = [
  placedByPurpose('payments'),
  placedByPurpose('offline-payments'),
  placedRefunds,
]
