import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { breachAlert } from '../breaches/breach-alert.ts'
import { phoneCodeAlert } from './phone-code-notice.ts'

export const accountsDashboard: DashboardSection = {
  alerts: [breachAlert, phoneCodeAlert],
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
