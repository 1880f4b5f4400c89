import { formatNumber } from '@pravesh/shared/platform/formats'
import { isBeforeDispatch, shipmentStatusesIn } from '@pravesh/shared/shop/couriers/shipment-status'
import type { DashboardAlert, Notice } from '../../../admin-kit/dashboard/dashboard.ts'
import { listQuery, whereOf } from '../../../admin-kit/list/list-query.ts'
import { may } from '../../../staff/index.ts'
import { RETURN_RECEIVED, RETURN_REQUESTED } from '../orders/views.ts'

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

/** Alerts for returns that wait for staff: for an answer, or for the check of their books. */
export const returnsToDecide: DashboardAlert = {
  needs: { subject: 'orders', verb: 'read' },
  async findNotices({ payload, user }) {
    if (!may(user, 'manage orders')) return []
    const countOf = async (conditions: typeof RETURN_REQUESTED) => {
      const query = { collection: 'orders', where: whereOf(conditions), overrideAccess: false, user } as const
      return (await payload.count(query)).totalDocs
    }
    const [toAnswer, toCheck] = await Promise.all([countOf(RETURN_REQUESTED), countOf(RETURN_RECEIVED)])
    const noticeOf = (text: string, conditions: typeof RETURN_REQUESTED): Notice => {
      return { text, href: `/collections/orders?${listQuery(conditions)}`, tone: 'todo' }
    }
    return [
      ...(toAnswer > 0 ? [noticeOf(counted(toAnswer, 'return to answer', 'returns to answer'), RETURN_REQUESTED)] : []),
      ...(toCheck > 0 ? [noticeOf(counted(toCheck, 'return to check', 'returns to check'), RETURN_RECEIVED)] : []),
    ]
  },
}
