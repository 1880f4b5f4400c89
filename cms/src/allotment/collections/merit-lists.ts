import { LIST_KINDS } from '@pravesh/shared/allotment/lists/list-kinds'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Published versions of the merit lists of a process, never changed. */
export const meritLists: CollectionConfig = {
  slug: 'merit-lists',
  labels: { singular: 'Merit list', plural: 'Merit lists' },
  access: accessTo('merit-lists'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // `process/kind/version`: two people cannot publish the same version.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'process', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: LIST_KINDS.map((value) => ({ value, label: value })) },
    { name: 'version', type: 'number', required: true },
    { name: 'publishedAt', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'staffId', type: 'text', required: true },
    // Why rows change that stood on the list when seats were given, such as the order of a court; empty otherwise.
    { name: 'reason', type: 'textarea' },
    { name: 'people', type: 'number', required: true },
    // SHA-256 of the content, in hexadecimal digits.
    { name: 'hash', type: 'text', required: true },
    // Of lists from before there were parts: rows with their keys, and the changes since the version before, compressed JSON as Base64. The parts of
    // others have it.
    { name: 'content', type: 'textarea', required: true },
  ],
}
