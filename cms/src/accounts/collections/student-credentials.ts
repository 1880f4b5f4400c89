import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * Students' password hashes. Apart from the students, so that nothing which shows or saves a student can show or
 * restore a password.
 */
export const studentCredentials: CollectionConfig = {
  slug: 'student-credentials',
  access: accessTo('student-credentials'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', required: true, unique: true },
    { name: 'passwordHash', type: 'text', required: true, hidden: true },
    // Grows with every new password, so that a login which began with the old one can be told.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
  ],
}
