import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { draftsWaiting } from '../../content/index.ts'

export const learningDashboard: DashboardSection = {
  alerts: [draftsWaiting('recorded-courses', 'recorded course', 'recorded courses')],
  shortcuts: [
    {
      needs: { subject: 'recorded-courses', verb: 'create' },
      label: 'Add a recorded course',
      hint: 'Name, price, a picture and its videos',
      href: '/collections/recorded-courses/create',
    },
  ],
}
