import type { UIField } from 'payload'

/** On a notice: whom it concerns, and the button that sends it. */
export const noticeSendingField: UIField = {
  name: 'sending',
  type: 'ui',
  label: 'By e-mail',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/student/notices/admin/parts.tsx#SendNotice' },
  },
}
