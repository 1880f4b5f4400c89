import type { DashboardSection } from '../../platform/admin/dashboard.ts'

/** What staff puts on the admin's dashboard. */
export const staffDesk: DashboardSection = {
  alerts: [],
  shortcuts: [
    {
      needs: { subject: 'staff', verb: 'create' },
      label: 'Let a colleague sign in',
      hint: 'Name, e-mail address, and what they may do',
      href: '/collections/staff/create',
    },
  ],
}
