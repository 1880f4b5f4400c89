import type { UIFieldServerProps } from 'payload'
import { OwedFact } from '../../../admin-kit/money/OwedFact.tsx'
import { mayDo } from '../../../staff/index.ts'
import { listedOrders } from '../../orders/listed-orders.ts'
import { orderWords } from './words.ts'

/** On an order: how its payment is going, as the list says it, and what its buyer reads. */
export async function OrderOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'orders')) return null
  const owed = (await listedOrders({ payload, ids: [id], now: new Date() })).get(id)
  return owed === undefined ? null : <OwedFact label={orderWords.payment} owed={owed} reads={orderWords.buyerReads} />
}
