import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { factorNotice } from '../second-factor/factor-notice.ts'

export const staffDashboard: DashboardSection = {
  alerts: [factorNotice],
  shortcuts: [
    {
      needs: { subject: 'staff', verb: 'create' },
      label: 'Add a colleague',
      hint: 'Name, e-mail address and roles. We send an invitation',
      href: '/collections/staff/create',
    },
  ],
}
