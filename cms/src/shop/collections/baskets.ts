import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** What students have put into their basket: one row per student. Prices are never stored; a quote has them. */
export const baskets: CollectionConfig = {
  slug: 'baskets',
  labels: { singular: 'Basket', plural: 'Baskets' },
  access: accessTo('baskets'),
  admin: { hidden: true },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    { name: 'studentId', type: 'text', required: true, unique: true },
    { name: 'lines', type: 'json', required: true },
    // Counts the changes. A write names the revision that it replaces.
    { name: 'revision', type: 'number', required: true },
    // Ids of the latest paid orders whose books have left the basket.
    { name: 'emptiedFor', type: 'json', required: true },
  ],
}
