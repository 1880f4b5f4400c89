import type { CollectionConfig } from 'payload'
import { accessTo } from '../permissions/access.ts'

/** Second factors of staff, one row each: an authenticator app, a passkey, or a recovery code that is not used yet. */
export const staffFactors: CollectionConfig = {
  slug: 'staff-factors',
  access: accessTo('staff-factors'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Names what there may be once: the app of a person, a passkey, the hash of a recovery code.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'staffId', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['app', 'passkey', 'recovery-code'] },
    { name: 'name', type: 'text' },
    // Encrypted with FIELD_KEY.
    { name: 'secret', type: 'text', hidden: true },
    // The last time step of an app whose code was accepted: each code works once. (RFC 6238, 5.2)
    { name: 'lastStep', type: 'number' },
    { name: 'publicKey', type: 'text', hidden: true },
    { name: 'signatureCount', type: 'number' },
    { name: 'usedAt', type: 'date' },
  ],
}
