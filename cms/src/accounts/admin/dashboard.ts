import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { breachAlert } from '../breaches/breach-alert.ts'
import { phoneCodeAlert } from './phone-code-notice.ts'

export const accountsDashboard: DashboardSection = {
  alerts: [
    breachAlert,
    phoneCodeAlert,
    {
      needs: { subject: 'students', verb: 'update' },
      async findNotices({ payload, user }) {
        const where = { deletionRequestedAt: { exists: true } }
        const { totalDocs } = await payload.count({ collection: 'students', where, overrideAccess: false, user })
        if (totalDocs === 0) return []
        const text = totalDocs === 1 ? '1 student requested deletion' : `${totalDocs} students requested deletion`
        const href = `/collections/students?where[or][0][and][0][deletionRequestedAt][exists]=true`
        return [{ text, detail: 'The law requires you to act without delay.', href, tone: 'todo' }]
      },
    },
  ],
  shortcuts: [
    {
      needs: { subject: 'students', verb: 'read' },
      label: 'Find a student',
      hint: 'By name, e-mail address or phone',
      href: '/collections/students',
      frequency: 'often',
    },
  ],
}
