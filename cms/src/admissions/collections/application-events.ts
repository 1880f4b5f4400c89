import { EVENT_KINDS } from '@pravesh/shared/admissions/status/events'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Append-only history of applications. */
export const applicationEvents: CollectionConfig = {
  slug: 'application-events',
  labels: { singular: 'Application event', plural: 'Application events' },
  access: accessTo('application-events'),
  admin: { hidden: true },
  defaultSort: 'at',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  // By kind and time: how much each person has decided of late. (queue/workload.ts)
  indexes: [{ fields: ['application', 'at'] }, { fields: ['kind', 'at', 'staff'] }],
  fields: [
    // Idempotency key: a retry after a crash writes the same key.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'application', type: 'relationship', relationTo: 'applications', required: true, index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'kind', type: 'select', required: true, options: [...EVENT_KINDS] },
    { name: 'by', type: 'text', required: true },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'text', type: 'textarea' },
    // `SentText[]`: the prepared texts in it, in each language as sent.
    { name: 'sentTexts', type: 'json' },
    // The id of the bulk run that made the change.
    { name: 'run', type: 'text' },
  ],
}
