import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Parts of what runs and lists store, which may be more than a document of MongoDB can be. Never changed. */
export const meritParts: CollectionConfig = {
  slug: 'merit-parts',
  labels: { singular: 'Part of a run or list', plural: 'Parts of runs and lists' },
  access: accessTo('merit-parts'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // `owner/kind/number`, from 0.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'content', type: 'textarea', required: true },
  ],
}
