import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Names of records in addresses, those of earlier names too. Written by the portal only. (decision 0061) */
export const pageNames: CollectionConfig = {
  slug: 'page-names',
  labels: { singular: 'Name in addresses', plural: 'Names in addresses' },
  access: accessTo('page-names'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // With the collection, e.g. `courses/bachelor-of-education`.
    { name: 'address', type: 'text', required: true, unique: true, label: 'Address' },
    { name: 'recordId', type: 'text', required: true, label: 'Record' },
  ],
}
