import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Codes sent to phones and e-mail addresses, stored as hashes; one row per verification. */
export const oneTimeCodes: CollectionConfig = {
  slug: 'one-time-codes',
  access: accessTo('one-time-codes'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Keyed hash of the purpose and the phone or handle.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: ['phone', 'email', 'correction', 'access', 'new-email', 'new-phone', 'guardian'],
    },
    // Public identifier of the verification; never the code.
    { name: 'handle', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true, hidden: true },
    { name: 'state', type: 'select', required: true, options: ['sent', 'verified', 'consumed'] },
    { name: 'triesLeft', type: 'number', required: true },
    { name: 'sentAt', type: 'date', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'verifiedAt', type: 'date' },
    // Empty when the address has no account to verify; clients cannot tell the difference.
    { name: 'studentId', type: 'text', index: true },
    { name: 'shownAddress', type: 'text' },
    // Keyed hash of the recipient: the code is valid for this address only.
    { name: 'emailHash', type: 'text', hidden: true },
    // Keyed hash of the phone whose owner may correct the address; empty for a page that anyone can open.
    { name: 'phoneHash', type: 'text', index: true, hidden: true },
    // A registration whose address belongs to another account; becomes an account once the address is corrected.
    { name: 'pending', type: 'json', hidden: true },
  ],
}
