import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Result of the last publication of each public page. Written by the portal, shown in the forms. */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: { singular: 'Published page', plural: 'Published pages' },
  access: accessTo('publications'),
  admin: { hidden: true, useAsTitle: 'path' },
  lockDocuments: false,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, label: 'Address' },
    { name: 'recordCollection', type: 'text', required: true, index: true, label: 'Kind of record' },
    { name: 'recordId', type: 'text', index: true, label: 'Record' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: [
        { value: 'live', label: 'Live' },
        { value: 'failed', label: 'Could not be published' },
      ],
    },
    { name: 'error', type: 'text', label: 'Reason' },
    { name: 'publishedAt', type: 'date', label: 'Live since' },
  ],
}
