import { OVERDUE_AFTER_DAYS, OVERDUE_AFTER_MS } from '@pravesh/shared/payments/refunds/schedule'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import type { Where } from 'payload'
import { type DashboardAlert, filteredList } from '../../admin-kit/dashboard/dashboard.ts'

const needsAttention: Where = { needsAttention: { equals: true } }

/** Refunds that staff must look at: failed or contradictory ones, and ones that banks should have completed. */
export const refundAlerts: DashboardAlert[] = [
  {
    needs: { subject: 'refunds', verb: 'read' },
    async findNotices({ payload, user }) {
      const { totalDocs } = await payload.count({
        collection: 'refunds',
        where: needsAttention,
        overrideAccess: false,
        user,
      })
      if (totalDocs === 0) return []
      const text = totalDocs === 1 ? '1 refund needs attention' : `${totalDocs} refunds need attention`
      return [{ text, href: filteredList('refunds', { needsAttention: 'true' }), tone: 'problem' }]
    },
  },
  {
    needs: { subject: 'refunds', verb: 'read' },
    async findNotices({ payload, user }) {
      const before = new Date(Date.now() - OVERDUE_AFTER_MS).toISOString()
      const where: Where = {
        and: [{ status: { in: refundStatusesIn(isOpenRefund) } }, { requestedAt: { less_than: before } }],
      }
      const { totalDocs } = await payload.count({ collection: 'refunds', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const text =
        totalDocs === 1
          ? `1 refund has been open for more than ${OVERDUE_AFTER_DAYS} days`
          : `${totalDocs} refunds have been open for more than ${OVERDUE_AFTER_DAYS} days`
      return [{ text, href: filteredList('refunds', { status: 'pending' }), tone: 'problem' }]
    },
  },
]
