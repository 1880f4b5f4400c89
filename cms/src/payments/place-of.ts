import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { portalOf } from '../foundation/portal.ts'
import type { Place } from '../staff/index.ts'

interface PlaceOptions {
  payload: Payload
  purpose: PaymentPurpose
  subjectId: string
}

/** The college and course of what is paid for; null if it belongs to none. */
export async function placeOfSubject({ payload, purpose, subjectId }: PlaceOptions): Promise<Place | null> {
  const places = await portalOf(payload).placeHandlers[purpose]?.({ payload, subjectIds: [subjectId] })
  return places?.get(subjectId) ?? null
}

interface PaidRecord {
  id: string
  purpose: PaymentPurpose
  subjectId: string
}

/** The colleges and courses of records about payments, by id. */
export async function placesOfPaid(payload: Payload, records: readonly PaidRecord[]): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  for (const [purpose, group] of Map.groupBy(records, (record) => record.purpose)) {
    const subjectIds = group.map(({ subjectId }) => subjectId)
    const found = await portalOf(payload).placeHandlers[purpose]?.({ payload, subjectIds })
    for (const { id, subjectId } of group) {
      const place = found?.get(subjectId)
      if (place) places.set(id, place)
    }
  }
  return places
}
