import type { TextField } from 'payload'

/** The id of the student of a record, which staff see as a name. */
export const studentField = (): TextField => ({
  name: 'studentId',
  type: 'text',
  required: true,
  index: true,
  label: 'Student',
  admin: { disableListColumn: true, components: { Field: '/accounts/admin/StudentField.tsx#StudentField' } },
})
