import { isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { Where } from 'payload'
import { type DashboardAlert, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'

const status = OFFLINE_STATUSES.filter(isUndecided).join()

/** Offline payments that a second member of staff must confirm. */
export const offlineAlert: DashboardAlert = {
  needs: { subject: 'offline-payments', verb: 'read' },
  async findNotices({ payload, user }) {
    const where: Where = { status: { in: OFFLINE_STATUSES.filter(isUndecided) } }
    const { totalDocs } = await payload.count({ collection: 'offline-payments', where, overrideAccess: false, user })
    if (totalDocs === 0) return []
    const text =
      totalDocs === 1 ? '1 offline payment to confirm' : `${formatNumber(totalDocs)} offline payments to confirm`
    return [{ text, href: filteredList('offline-payments', { status }), tone: 'todo' }]
  },
}
