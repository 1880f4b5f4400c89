import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Versions of the seats of a process, as numbers. A version is never changed. */
export const seatMatrices: CollectionConfig = {
  slug: 'seat-matrices',
  labels: { singular: 'Seat matrix', plural: 'Seat matrices' },
  access: accessTo('seat-matrices'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // `process/version`: two people cannot write the same version.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'process', type: 'text', required: true, index: true },
    { name: 'version', type: 'number', required: true },
    // `SeatRow[]`
    { name: 'rows', type: 'json', required: true },
    // The rule pack whose shares proposed the numbers; empty if they were typed.
    { name: 'proposedBy', type: 'text' },
    { name: 'note', type: 'textarea' },
    { name: 'by', type: 'text', required: true },
    { name: 'staffId', type: 'text', required: true },
  ],
}
