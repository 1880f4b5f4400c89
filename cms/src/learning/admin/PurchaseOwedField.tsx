import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { UIFieldServerProps } from 'payload'
import { ReadOnlyField } from '../../admin-kit/fields/ReadOnlyField.tsx'
import { mayDo } from '../../staff/index.ts'
import { listedPurchases } from '../buy/purchase-owed.ts'
import { learningAdminWords as words } from './words.ts'

/** On the purchase of a recorded course: how its payment is going, as the list says it, and what its buyer reads. */
export async function PurchaseOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'course-purchases')) return null
  const owed = (await listedPurchases({ payload, ids: [id], now: new Date() })).get(id)
  if (owed === undefined) return null
  return (
    <ReadOnlyField label={words.payment}>
      {OWED_LABELS[owed.state]}
      <br />
      <small>{words.buyerReads(owed.message)}</small>
    </ReadOnlyField>
  )
}
