import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Views of the list of applications, of one member of staff or shared by all. Read and written through the list. */
export const listViews: CollectionConfig = {
  slug: 'list-views',
  labels: { singular: 'Saved view', plural: 'Saved views' },
  access: accessTo('list-views'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true },
    // Filters and order, with days in relation to today. (admin-kit/list/relative-days.ts)
    { name: 'query', type: 'textarea', required: true },
    { name: 'staffId', type: 'text', required: true, index: true },
    { name: 'staffName', type: 'text', required: true },
    { name: 'isShared', type: 'checkbox', required: true, index: true },
  ],
}
