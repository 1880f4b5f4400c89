import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import type { FindRefundTerms } from '../../payments/index.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { findOrder } from './find-orders.ts'
import { hasComeBack } from './has-come-back.ts'
import { returnUntil } from './return-order.ts'

/** The refund terms of an order: everything until its dispatch and while it can be returned, nothing later. */
export const orderTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const order = await findOrder(payload, subjectId)
  if (order === null) return null
  const shipment = await findShipmentOf(payload, order.id)
  const isHere = !shipment || !isDispatched(shipment.status) || hasComeBack(shipment)
  const until = returnUntil({ order, shipment, settings: await shopSettings(payload) })
  const mayReturn = Boolean(order.returnRequestedAt) || (until !== null && new Date() <= until)
  return { rule: isHere || mayReturn ? 'always' : 'never' }
}
