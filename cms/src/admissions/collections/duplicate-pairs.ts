import { DUPLICATE_VERDICT_LABELS, DUPLICATE_VERDICTS } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Two applications of different accounts that may come from one person, and what staff said about it. (decision 81) */
export const duplicatePairs: CollectionConfig = {
  slug: 'duplicate-pairs',
  labels: { singular: 'Possible duplicate', plural: 'Possible duplicates' },
  access: accessTo('duplicate-pairs'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['firstId', 'isOpen'] }, { fields: ['secondId', 'isOpen'] }],
  fields: [
    // `pairKey` of both ids.
    { name: 'key', type: 'text', required: true, unique: true },
    // Not relationships, so that a deleted application does not block.
    { name: 'firstId', type: 'text', required: true },
    { name: 'secondId', type: 'text', required: true },
    // `DuplicateReason[]`: what both share now.
    { name: 'reasons', type: 'json', required: true },
    // `isOpenPair`, stored for the count on applications.
    { name: 'isOpen', type: 'checkbox', required: true, defaultValue: true },
    {
      name: 'verdict',
      type: 'select',
      options: DUPLICATE_VERDICTS.map((value) => ({ value, label: DUPLICATE_VERDICT_LABELS[value] })),
    },
    // `DuplicateReason[]`: what staff knew when they said it.
    { name: 'judgedReasons', type: 'json', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'saidBy', type: 'text' },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'saidAt', type: 'date' },
    // Incremented by every change, for optimistic locking.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    ...leaseFields(),
  ],
}
