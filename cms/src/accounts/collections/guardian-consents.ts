import { CONSENT_RELATIONS, GUARDIAN_ACTORS, GUARDIAN_ACTS } from '@pravesh/shared/accounts/guardians/guardian-states'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * What parents and guardians agreed to for minors, what was withdrawn, and what was confirmed at 18. Rows are only added; the
 * latest one decides. After the deletion of an account they stay as proof without its id, names and numbers. (decision 98)
 */
export const guardianConsents: CollectionConfig = {
  slug: 'guardian-consents',
  access: accessTo('guardian-consents'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', index: true },
    // Keyed hash of the address of a deleted account, by which the person can still ask about it.
    { name: 'emailHash', type: 'text', index: true, hidden: true },
    { name: 'act', type: 'select', required: true, options: [...GUARDIAN_ACTS] },
    { name: 'by', type: 'select', required: true, options: [...GUARDIAN_ACTORS] },
    { name: 'guardianName', type: 'text' },
    { name: 'relation', type: 'select', required: true, options: [...CONSENT_RELATIONS] },
    // Verified with a code.
    { name: 'phone', type: 'text', index: true },
    // `YYYY-MM-DD`.
    { name: 'birthDate', type: 'text' },
    // The first moment of the 18th birthday in India; the period of retention begins then.
    { name: 'adultAt', type: 'date', required: true, index: true },
    { name: 'version', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    // Of one act, so that a repeated call records it once.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
  ],
}
