import type { TextField } from 'payload'

/** Path of the component that shows a student's id as a name. */
export const STUDENT_FIELD = '/accounts/admin/StudentField.tsx#StudentField'

/** The id of the student of a record, which staff see as a name. */
export const studentField = (): TextField => ({
  name: 'studentId',
  type: 'text',
  required: true,
  index: true,
  label: 'Student',
  admin: { components: { Field: STUDENT_FIELD, Cell: '/accounts/admin/StudentCell.tsx#StudentCell' } },
})
