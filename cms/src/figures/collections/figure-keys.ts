import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Keys with which programs of a head office read figures. The key itself is not stored. */
export const figureKeys: CollectionConfig = {
  slug: 'figure-keys',
  access: accessTo('figure-keys'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'hash', type: 'text', required: true, unique: true, hidden: true },
    // Ids and codes to which the key is limited; empty for all.
    { name: 'colleges', type: 'json', required: true },
    { name: 'courses', type: 'json', required: true },
    { name: 'seesMoney', type: 'checkbox', required: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'usedAt', type: 'date' },
    { name: 'createdBy', type: 'text', required: true },
  ],
}
