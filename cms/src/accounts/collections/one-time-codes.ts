import type { CollectionConfig } from 'payload'
import { accessTo } from '../access.ts'

/** Codes sent to phones and e-mail addresses; one row for each phone and each e-mail to verify. Only hashes are kept. */
export const oneTimeCodes: CollectionConfig = {
  slug: 'one-time-codes',
  access: accessTo('one-time-codes'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Of purpose and phone, or purpose and handle.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'purpose', type: 'select', required: true, options: ['phone', 'email'] },
    // What the page that asks for the code is told; never the code.
    { name: 'handle', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true, hidden: true },
    { name: 'state', type: 'select', required: true, options: ['sent', 'verified', 'consumed'] },
    { name: 'triesLeft', type: 'number', required: true },
    { name: 'sentAt', type: 'date', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'verifiedAt', type: 'date' },
    // Empty for an address that has no account to verify: nobody can tell the difference from outside.
    { name: 'studentId', type: 'text', index: true },
    { name: 'shownAddress', type: 'text' },
  ],
}
