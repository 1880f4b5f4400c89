import type { CollectionConfig } from 'payload'
import { accessTo } from '../permissions/access.ts'

/** What is known about a session of staff besides Payload's own list of sessions, which decides whether it is valid. */
export const staffSignIns: CollectionConfig = {
  slug: 'staff-sign-ins',
  access: accessTo('staff-sign-ins'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'sessionId', type: 'text', required: true, unique: true },
    { name: 'staffId', type: 'text', required: true, index: true },
    { name: 'device', type: 'text', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date', required: true, index: true },
    // The last proof that its owner is there: the sign-in, or a confirmation.
    { name: 'provenAt', type: 'date' },
  ],
}
