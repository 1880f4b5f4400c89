import type { TextFieldServerComponent } from 'payload'
import { ReadOnlyField } from '../../admin-kit/fields/ReadOnlyField.tsx'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { isInScope, mayDo } from '../../staff/index.ts'

/** The name of a record's student instead of the id, with a link for staff who may open the account. */
export const StudentField: TextFieldServerComponent = async ({ data, path, payload, user }) => {
  const id = data?.[path]
  if (typeof id !== 'string' || !isRecordIdIn(payload, id)) return null
  // The id is what the form sends.
  if (!(await isInScope({ payload, user, collection: 'students', id }))) return null
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: id } } })
  const name = student?.name ?? staffText('The account was deleted.')
  return (
    <ReadOnlyField label={staffText('Student')}>
      {student && mayDo(user, 'read', 'students') ? <a href={`/admin/collections/students/${id}`}>{name}</a> : name}
    </ReadOnlyField>
  )
}
