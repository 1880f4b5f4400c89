import { type DashboardSection, filteredList } from '../../admin-kit/dashboard/dashboard.ts'

const unanswered = { status: 'new' }

export const contactDashboard: DashboardSection = {
  alerts: [
    {
      needs: { subject: 'contact-messages', verb: 'update' },
      async findNotices({ payload, user }) {
        const where = { status: { equals: 'new' } }
        const { totalDocs } = await payload.count({
          collection: 'contact-messages',
          where,
          overrideAccess: false,
          user,
        })
        if (totalDocs === 0) return []
        const text =
          totalDocs === 1 ? '1 request is waiting for an answer' : `${totalDocs} requests are waiting for an answer`
        return [{ text, href: filteredList('contact-messages', unanswered), tone: 'todo' }]
      },
    },
  ],
  shortcuts: [
    {
      needs: { subject: 'contact-messages', verb: 'update' },
      label: 'Answer messages',
      hint: 'Questions from visitors and students',
      href: filteredList('contact-messages', unanswered),
      frequency: 'daily',
    },
  ],
}
