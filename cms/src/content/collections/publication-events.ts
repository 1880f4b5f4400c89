import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/**
 * What changed, in order, for the processes that publish the site. Holds no content: each process loads the current
 * records. Written by the portal only. (decision 0042)
 */
export const publicationEvents: CollectionConfig = {
  slug: 'publication-events',
  labels: { singular: 'Publication event', plural: 'Publication events' },
  access: accessTo('publication-events'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Consecutive: the unique index lets only one process take the number after the newest.
    { name: 'sequence', type: 'number', required: true, unique: true, label: 'Number' },
    { name: 'key', type: 'text', required: true, label: 'Key of the writer' },
    { name: 'changes', type: 'json', required: true, label: 'Changed records' },
  ],
}
