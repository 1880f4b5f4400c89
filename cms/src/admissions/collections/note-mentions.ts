import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Members of staff who were mentioned in notes on applications. Each finds their own on the page *Mentions*. */
export const noteMentions: CollectionConfig = {
  slug: 'note-mentions',
  labels: { singular: 'Mention', plural: 'Mentions' },
  access: accessTo('note-mentions'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['staff', 'doneAt', 'at'] }],
  fields: [
    // Of the note's event and the person.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'staff', type: 'relationship', relationTo: 'staff', required: true },
    { name: 'applicationId', type: 'text', required: true, index: true },
    { name: 'number', type: 'text', required: true },
    // Key of the event that has the note.
    { name: 'note', type: 'text', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    // Empty until the person has dealt with it.
    { name: 'doneAt', type: 'date' },
  ],
}
