import type { Desk } from '../../platform/admin/desk.ts'

/** What accounts puts on the admin's first screen. */
export const accountsDesk: Desk = {
  lookouts: [],
  shortcuts: [
    {
      needs: { subject: 'staff', verb: 'create' },
      label: 'Let a colleague sign in',
      hint: 'Name, e-mail address, and what they may do',
      href: '/collections/staff/create',
    },
  ],
}
