import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Who wants to know when a sold-out book is back. Deleted once the e-mail is in the outbox. */
export const stockNotices: CollectionConfig = {
  slug: 'stock-notices',
  labels: { singular: 'Request for a sold-out book', plural: 'Requests for sold-out books' },
  access: accessTo('stock-notices'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Book and address, hashed. The unique index lets each address ask once for a book.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'bookId', type: 'text', required: true, index: true },
    { name: 'email', type: 'text', required: true, index: true },
    // When the request is given up, although the book is not back.
    ...leaseFields(),
  ],
}
