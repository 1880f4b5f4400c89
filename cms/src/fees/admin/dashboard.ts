import { formatNumber } from '@pravesh/shared/platform/formats'
import type { Where } from 'payload'
import { type DashboardSection, filteredList } from '../../admin-kit/dashboard/dashboard.ts'

const needs = { subject: 'fee-dues', verb: 'read' } as const
const waiting = { status: 'paid', review: 'PENDING' }

export const feesDashboard: DashboardSection = {
  alerts: [
    {
      needs,
      async findNotices({ payload, user }) {
        const where: Where = { and: [{ status: { equals: waiting.status } }, { review: { equals: waiting.review } }] }
        const { totalDocs } = await payload.count({ collection: 'fee-dues', where, overrideAccess: false, user })
        if (totalDocs === 0) return []
        const text = totalDocs === 1 ? '1 fee payment to review' : `${formatNumber(totalDocs)} fee payments to review`
        return [{ text, href: filteredList('fee-dues', waiting), tone: 'todo' }]
      },
    },
  ],
  shortcuts: [
    {
      needs,
      label: 'Review fee payments',
      hint: 'Fees that students have paid',
      href: filteredList('fee-dues', waiting),
      frequency: 'daily',
    },
    {
      needs: { subject: 'payments', verb: 'read' },
      label: 'Reports',
      hint: 'Money by head, outstanding fees, GST, Tally',
      href: '/reports',
    },
    {
      needs: { subject: 'fee-settings', verb: 'update' },
      label: 'Change due dates and reminders',
      hint: 'For all students',
      href: '/globals/fee-settings',
    },
  ],
}
