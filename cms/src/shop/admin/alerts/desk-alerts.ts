import { formatNumber } from '@pravesh/shared/platform/formats'
import { isBeforeDispatch, shipmentStatusesIn } from '@pravesh/shared/shop/couriers/shipment-status'
import type { DashboardAlert } from '../../../admin-kit/dashboard/dashboard.ts'
import { listQuery, whereOf } from '../../../admin-kit/list/list-query.ts'
import { may } from '../../../staff/index.ts'
import { RETURN_REQUESTED } from '../orders/views.ts'

const TO_PACK = [{ field: 'status', operator: 'in', value: shipmentStatusesIn(isBeforeDispatch) }]

const counted = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${several}`

/** Alert for parcels that have not left. */
export const parcelsToPack: DashboardAlert = {
  needs: { subject: 'shipments', verb: 'read' },
  async findNotices({ payload, user }) {
    const query = { collection: 'shipments', where: whereOf(TO_PACK), overrideAccess: false, user } as const
    const { totalDocs } = await payload.count(query)
    if (totalDocs === 0) return []
    const text = counted(totalDocs, 'parcel to pack', 'parcels to pack')
    return [{ text, href: `/collections/shipments?${listQuery(TO_PACK)}`, tone: 'todo' }]
  },
}

/** Alert for returns that wait for a decision, for staff who may decide. */
export const returnsToDecide: DashboardAlert = {
  needs: { subject: 'orders', verb: 'read' },
  async findNotices({ payload, user }) {
    if (!may(user, 'manage orders')) return []
    const query = { collection: 'orders', where: whereOf(RETURN_REQUESTED), overrideAccess: false, user } as const
    const { totalDocs } = await payload.count(query)
    if (totalDocs === 0) return []
    const text = counted(totalDocs, 'return to decide', 'returns to decide')
    return [{ text, href: `/collections/orders?${listQuery(RETURN_REQUESTED)}`, tone: 'todo' }]
  },
}
