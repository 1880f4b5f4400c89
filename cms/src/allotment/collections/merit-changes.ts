import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** What staff have changed in merit processes, never changed itself. */
export const meritChanges: CollectionConfig = {
  slug: 'merit-changes',
  labels: { singular: 'Change of a merit process', plural: 'Changes of merit processes' },
  access: accessTo('merit-changes'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['process', 'revision'] }],
  fields: [
    // `process/revision`: a change is in the history once.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'process', type: 'text', required: true },
    // Of the process, after the change.
    { name: 'revision', type: 'number', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'staffId', type: 'text', required: true },
    // `ProcessChange[]`
    { name: 'changes', type: 'json', required: true },
  ],
}
