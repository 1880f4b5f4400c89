import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Files given out. The file itself is deleted soon; its SHA-256 stays, so that every copy can be verified. */
export const documentFiles: CollectionConfig = {
  slug: 'document-files',
  labels: { singular: 'Document file', plural: 'Document files' },
  access: accessTo('document-files'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'document', type: 'text', required: true, index: true },
    // The hexadecimal SHA-256 of the bytes. Two files are never equal, but nothing depends on it.
    { name: 'sha256', type: 'text', required: true, index: true },
    // The id that the file was generated with, and who generated it.
    { name: 'requestedId', type: 'text', required: true, index: true },
    { name: 'viewer', type: 'text', required: true },
    // Offered to the browser.
    { name: 'downloadName', type: 'text', required: true },
    // Name in the folder; empty once the file is deleted.
    { name: 'filename', type: 'text' },
    ...leaseFields(),
  ],
}
