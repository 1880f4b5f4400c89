import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Who may use a student's rights after their death, or while they cannot. Encrypted; staff read it with a request of the student. */
export const nominatedPersons: CollectionConfig = {
  slug: 'nominated-persons',
  access: accessTo('nominated-persons'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', required: true, unique: true },
    // `Nominee`, encrypted.
    { name: 'sealed', type: 'text', required: true, hidden: true },
    { name: 'savedAt', type: 'date', required: true },
  ],
}
