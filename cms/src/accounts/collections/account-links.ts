import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Links in e-mails that activate an account or let somebody choose a new password; only hashes of their tokens are kept. */
export const accountLinks: CollectionConfig = {
  slug: 'account-links',
  access: accessTo('account-links'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true },
    { name: 'purpose', type: 'select', required: true, options: ['activation', 'reset'] },
    { name: 'studentId', type: 'text', required: true, index: true },
    // The address that the link was sent to, as a keyed hash: it counts only while the account has this address.
    { name: 'emailHash', type: 'text', hidden: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'state', type: 'select', required: true, options: ['open', 'used'] },
  ],
}
