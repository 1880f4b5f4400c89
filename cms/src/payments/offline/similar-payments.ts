import { OFFLINE_STATUSES, wasTaken } from '@pravesh/shared/payments/offline/status'
import { addDays } from '@pravesh/shared/platform/days'
import type { Payload, TypedUser } from 'payload'
import type { OfflinePayment } from '../../payload-types.ts'

/** Days between entries of one transfer: banks book later than people pay, and staff enter the day of either. */
export const SIMILAR_DAYS = 3
const MAX_SHOWN = 5

interface SimilarOptions {
  payload: Payload
  /** Sees only entries inside their limit; null for the portal, which sees all. */
  user: TypedUser | null
  entry: Pick<OfflinePayment, 'id' | 'studentId' | 'amountPaise' | 'receivedOn'>
}

/**
 * Other entries of the same student and amount, received within `SIMILAR_DAYS`, that were not rejected. One transfer may have
 * several numbers, and be entered by hand under one of them and from a bank line under another.
 */
export async function similarPayments({ payload, user, entry }: SimilarOptions): Promise<OfflinePayment[]> {
  const { id, studentId, amountPaise, receivedOn } = entry
  const { docs } = await payload.find({
    collection: 'offline-payments',
    where: {
      and: [
        { id: { not_equals: id } },
        { studentId: { equals: studentId } },
        { amountPaise: { equals: amountPaise } },
        { receivedOn: { greater_than_equal: addDays(receivedOn, -SIMILAR_DAYS) } },
        { receivedOn: { less_than_equal: addDays(receivedOn, SIMILAR_DAYS) } },
        { status: { in: OFFLINE_STATUSES.filter(wasTaken) } },
      ],
    },
    sort: 'enteredAt',
    limit: MAX_SHOWN,
    pagination: false,
    depth: 0,
    ...(user === null ? { overrideAccess: true } : { overrideAccess: false, user }),
  })
  return docs
}
