import type { Field } from 'payload'
import { agreementField } from './agreement-field.ts'
import { identityColumns } from './identity-columns.ts'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** What a student sent, and which parts of it staff asked to correct. */
export const contentColumns: Field[] = [
  // `Answers`; the Aadhaar number in it is masked.
  { name: 'answers', type: 'json', required: true, admin: internal },
  ...identityColumns,
  // `ShownSection[]`: questions and answers as shown to the student.
  { name: 'shown', type: 'json', required: true, admin: internal },
  // `Documents`: the file id of each document.
  { name: 'documents', type: 'json', required: true, admin: internal },
  // When documents were last deleted because the period for which they are kept was over.
  { name: 'documentsErasedAt', type: 'date', admin: internal },
  agreementField,
  // `StudentChanges`: what the latest correction changed.
  { name: 'changes', type: 'json', admin: internal },
  {
    // Requested corrections while the application is with the student.
    name: 'correction',
    type: 'group',
    admin: internal,
    fields: [
      { name: 'parts', type: 'json', label: 'Parts', admin: internal },
      { name: 'documents', type: 'json', label: 'Documents', admin: internal },
      { name: 'reason', type: 'textarea', label: 'Reason', admin: internal },
      { name: 'askedAt', type: 'date', label: 'Asked on', admin: internal },
      // The last day, `YYYY-MM-DD` in India; empty if there is none.
      { name: 'dueOn', type: 'text', label: 'Correct by', admin: internal },
      // `CorrectionRequest[]`; empty in records from before there were requests. (status/requests.ts)
      { name: 'requests', type: 'json', label: 'Requests', admin: internal },
    ],
  },
]
