import { CONSENT_ACTS, CONSENT_PLACES, PURPOSES } from '@pravesh/shared/accounts/consent/purposes'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * What students agreed to and withdrew after their registration, which is proven by the account itself. Rows are only
 * added. After the deletion of an account they stay as proof, without its id. (decision 93)
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  access: accessTo('consents'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', index: true },
    // Keyed hash of the address of a deleted account, by which the person can still ask about it.
    { name: 'emailHash', type: 'text', index: true, hidden: true },
    { name: 'purpose', type: 'select', required: true, options: [...PURPOSES] },
    { name: 'act', type: 'select', required: true, options: [...CONSENT_ACTS] },
    { name: 'version', type: 'text' },
    { name: 'locale', type: 'text' },
    { name: 'at', type: 'date', required: true },
    { name: 'where', type: 'select', required: true, options: [...CONSENT_PLACES] },
    // For optional purposes, which only adults can give.
    { name: 'statedAdult', type: 'checkbox' },
    // Of one act, so that a repeated call records it once.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
  ],
}
