import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { owedFees } from './fee-standing.ts'

interface ListedOptions {
  payload: Payload
  /** Of the applications on a page of the list. */
  ids: readonly string[]
  now: Date
}

/**
 * How the payment of each application's fee is going, with two queries. Reads the facts itself: the list selects its
 * columns only, and a field that every selection had would cost the covering indexes.
 */
export async function listedFees({ payload, ids, now }: ListedOptions): Promise<Map<string, OwedView>> {
  const applications = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: [...ids] } },
    fields: ['feePaidAt', 'feeRefundedAt', 'paymentId', 'status'],
  })
  return owedFees({ payload, applications, now })
}
