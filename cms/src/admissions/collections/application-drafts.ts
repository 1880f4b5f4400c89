import type { CollectionConfig } from 'payload'
import { markField } from '../../database/records/mark-field.ts'
import { accessTo } from '../../staff/index.ts'

/** Unsent application forms, one per student and course. Encrypted, because they contain an Aadhaar number. */
export const applicationDrafts: CollectionConfig = {
  slug: 'application-drafts',
  access: accessTo('application-drafts'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Student and course.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'studentId', type: 'text', required: true, index: true },
    { name: 'course', type: 'text', required: true },
    { name: 'content', type: 'textarea', required: true, hidden: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'savedAt', type: 'date', required: true, index: true },
    // The session for which the form was started.
    { name: 'sessionYear', type: 'text' },
    markField,
  ],
}
