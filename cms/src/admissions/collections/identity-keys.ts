import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** The key of the hashes of Aadhaar numbers, encrypted. (answers/identity-key.ts) */
export const identityKeys: CollectionConfig = {
  slug: 'identity-keys',
  access: accessTo('identity-keys'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, hidden: true },
    { name: 'sealed', type: 'text', required: true, hidden: true },
  ],
}
