import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Codes sent to phones and e-mail addresses; one row for each phone and each e-mail to verify. Codes are stored as hashes only. */
export const oneTimeCodes: CollectionConfig = {
  slug: 'one-time-codes',
  access: accessTo('one-time-codes'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Of purpose and phone, or purpose and handle.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'purpose', type: 'select', required: true, options: ['phone', 'email', 'correction'] },
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
    // The address that an e-mail code was sent to, as a keyed hash: the code counts for no other.
    { name: 'emailHash', type: 'text', hidden: true },
    // The phone whose owner may correct that address, as a keyed hash; empty for a page that anybody can open.
    { name: 'phoneHash', type: 'text', index: true, hidden: true },
    // A registration whose address belongs to another account: it becomes an account when the address is corrected.
    { name: 'pending', type: 'json', hidden: true },
  ],
}
