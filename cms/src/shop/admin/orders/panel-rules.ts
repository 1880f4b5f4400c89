import { isInForce } from '@pravesh/shared/shop/orders/status'
import type { PanelOrder } from './panel-order.ts'

/** Whether the return of an order waits for a decision. */
export function mayDecideReturn({ status, returnRequestedAt, returnDecision }: PanelOrder): boolean {
  return isInForce(status) && Boolean(returnRequestedAt) && !returnDecision
}

/** Whether staff may try to cancel; the portal refuses once the parcel has left. */
export function mayStaffCancel({ status, cancelRequestedAt }: PanelOrder): boolean {
  return isInForce(status) && !cancelRequestedAt
}
