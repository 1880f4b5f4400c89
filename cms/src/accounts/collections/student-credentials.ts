import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * Password hashes of students, in a collection of their own so that no operation that shows, saves or restores a
 * student can touch a password.
 */
export const studentCredentials: CollectionConfig = {
  slug: 'student-credentials',
  access: accessTo('student-credentials'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', required: true, unique: true },
    { name: 'passwordHash', type: 'text', required: true, hidden: true },
    // Incremented with every new password, to detect a login that started with the previous one.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    // The last change of e-mail or phone. Like a new password, it makes all devices unknown.
    { name: 'contactChangeId', type: 'text' },
  ],
}
