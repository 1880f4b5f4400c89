import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'

export const staffDashboard: DashboardSection = {
  alerts: [],
  shortcuts: [
    {
      needs: { subject: 'staff', verb: 'create' },
      label: 'Add a colleague',
      hint: 'Name, e-mail address and roles',
      href: '/collections/staff/create',
    },
  ],
}
