import type { Field } from 'payload'

/** On the page of an account: everything that the portal stores about the person, by feature. */
export const personPanel: Field = {
  name: 'records',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/people/admin/PersonPanel.tsx#PersonPanel' },
  },
}
