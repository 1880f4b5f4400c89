import type { UIFieldServerProps } from 'payload'
import { OwedFact } from '../../admin-kit/money/OwedFact.tsx'
import { mayDo } from '../../staff/index.ts'
import { listedPurchases } from '../buy/purchase-owed.ts'
import { learningAdminWords as words } from './words.ts'

/** On the purchase of a recorded course: how its payment is going, as the list says it, and what its buyer reads. */
export async function PurchaseOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'course-purchases')) return null
  const owed = (await listedPurchases({ payload, ids: [id], now: new Date() })).get(id)
  return owed === undefined ? null : <OwedFact label={words.payment} owed={owed} reads={words.buyerReads} />
}
