import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * Forms that are not sent yet, one for each student and course; encrypted, because there is an Aadhaar number in them.
 */
export const applicationDrafts: CollectionConfig = {
  slug: 'application-drafts',
  access: accessTo('application-drafts'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Student and course: each has one.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'studentId', type: 'text', required: true, index: true },
    { name: 'course', type: 'text', required: true },
    { name: 'content', type: 'textarea', required: true, hidden: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'savedAt', type: 'date', required: true, index: true },
  ],
}
