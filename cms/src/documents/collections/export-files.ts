import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Exports that are made in the background, because they are large. Each member of staff finds their own on the page *Exports*. */
export const exportFiles: CollectionConfig = {
  slug: 'export-files',
  labels: { singular: 'Export', plural: 'Exports' },
  access: accessTo('export-files'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['staffId', 'requestedAt'] }],
  fields: [
    { name: 'staffId', type: 'text', required: true },
    { name: 'requestedAt', type: 'date', required: true },
    // Of the export, and what it was asked for with.
    { name: 'export', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'format', type: 'text', required: true },
    // The record of who exported what. (http/access-records)
    { name: 'accessId', type: 'text' },
    { name: 'state', type: 'select', required: true, options: ['making', 'ready', 'failed'] },
    { name: 'rows', type: 'number' },
    // Roles and limits with which it was made. (exported/rights-of.ts)
    { name: 'rights', type: 'text' },
    // Why it failed, for the person.
    { name: 'note', type: 'text' },
    ...leaseFields(),
  ],
}
