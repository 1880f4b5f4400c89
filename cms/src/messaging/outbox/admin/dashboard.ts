import { type DashboardSection, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'

const failed = { status: 'failed' }

export const outboxDashboard: DashboardSection = {
  alerts: [
    {
      needs: { subject: 'messages', verb: 'read' },
      async findNotices({ payload, user }) {
        const where = { status: { equals: 'failed' } }
        const { totalDocs } = await payload.count({ collection: 'messages', where, overrideAccess: false, user })
        if (totalDocs === 0) return []
        const text = totalDocs === 1 ? '1 message could not be sent' : `${totalDocs} messages could not be sent`
        return [{ text, href: filteredList('messages', failed), tone: 'problem' }]
      },
    },
  ],
  shortcuts: [],
}
