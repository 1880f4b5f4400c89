import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Student sessions, one row per device. Deleting a row logs the device out. */
export const studentSessions: CollectionConfig = {
  slug: 'student-sessions',
  access: accessTo('student-sessions'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true },
    { name: 'studentId', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'device', type: 'text' },
  ],
}
