import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** E-mailed links that activate an account or reset a password. Only hashes of their tokens are stored. */
export const accountLinks: CollectionConfig = {
  slug: 'account-links',
  access: accessTo('account-links'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true },
    { name: 'purpose', type: 'select', required: true, options: ['activation', 'reset'] },
    { name: 'studentId', type: 'text', required: true, index: true },
    // Keyed hash of the recipient: the link is valid only while the account has this address.
    { name: 'emailHash', type: 'text', hidden: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'state', type: 'select', required: true, options: ['open', 'used'] },
  ],
}
