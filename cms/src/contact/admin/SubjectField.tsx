import { HELP_SUBJECTS, SUBJECT_LABELS } from '@pravesh/shared/contact/help/subjects'
import type { TextFieldServerComponent } from 'payload'
import { ReadOnlyField } from '../../admin-kit/fields/ReadOnlyField.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { mayDo } from '../../staff/index.ts'
import { SUBJECT_COLLECTIONS } from '../subjects/help-subjects.ts'
import { deskWords } from './words.ts'

/** What a request is about, with a link for staff who may open the record. */
export const SubjectField: TextFieldServerComponent = ({ data, user }) => {
  const kind = HELP_SUBJECTS.find((each) => each === data?.subjectKind)
  if (kind === undefined) return null
  const collection = SUBJECT_COLLECTIONS[kind]
  const name = `${staffText(SUBJECT_LABELS[kind])} ${data?.subjectName ?? ''}`.trim()
  return (
    <ReadOnlyField label={deskWords.about}>
      {mayDo(user, 'read', collection) ? (
        <a href={`/admin/collections/${collection}/${data?.subjectId}`}>{name}</a>
      ) : (
        name
      )}
    </ReadOnlyField>
  )
}
