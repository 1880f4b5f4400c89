'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { isRejectedReturn } from '@pravesh/shared/shop/orders/returns'
import { isInForce } from '@pravesh/shared/shop/orders/status'
import { Facts } from '../../../admin-kit/fields/Facts.tsx'
import { may, mayDo } from '../../../staff/index.ts'
import { OrderLines } from '../../lines/OrderLines.tsx'
import { orderCopies, returnStageOf } from '../../lines/order-copies.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OpenReturn } from './OpenReturn.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { orderFacts } from './order-facts.ts'
import { type PanelOrder, panelOrder } from './panel-order.ts'
import { ReopenReturn } from './ReopenReturn.tsx'
import { orderWords } from './words.ts'

/** On an order: its books, its facts, its papers and, for staff with the permission, cancellation and return. */
export function OrderPanel() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const order = id === undefined ? null : panelOrder({ ...data, id: String(id) })
  if (order === null) return null
  const mayManage = may(user, 'manage orders')
  return (
    <>
      <section aria-labelledby="order-lines" className="admin-panel">
        <h2 id="order-lines">{orderWords.heading}</h2>
        <OrderLines copies={orderCopies(order)} lines={order.lines} />
        <Facts facts={orderFacts(order)} />
        {mayDo(user, 'read', 'shipments') && <OrderPapers orderId={order.id} />}
      </section>
      {mayManage && <Decisions order={order} />}
    </>
  )
}

function Decisions({ order }: { order: PanelOrder }) {
  const stage = returnStageOf(order)
  if (stage !== null) return <OpenReturn order={order} stage={stage} />
  return (
    <>
      {isInForce(order.status) && isRejectedReturn(order) && <ReopenReturn order={order} />}
      {mayStaffCancel(order) && <CancelOrder order={order} />}
    </>
  )
}

/** Whether staff may try to cancel; the portal refuses once the parcel has left. */
function mayStaffCancel({ status, cancelRequestedAt, partRequestedAt }: PanelOrder): boolean {
  return isInForce(status) && !cancelRequestedAt && !partRequestedAt
}
