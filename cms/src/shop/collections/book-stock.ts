import { MAX_COPIES } from '@pravesh/shared/shop/stock/movements'
import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'

/** Changed only by the operations in `stock`, each of which is one conditional update; staff adjust with a reason. */
const closed = { access: { update: onlySystem } }
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Copies in stock of each book, separate from `books`, whose drafts and versions would restore old numbers. */
export const bookStock: CollectionConfig = {
  slug: 'book-stock',
  labels: { singular: 'Stock of a book', plural: 'Stock' },
  // No role may update a row: Payload would write it back whole, with copies that may have been sold meanwhile.
  access: accessTo('book-stock'),
  admin: {
    group: groups.bookshop,
    useAsTitle: 'bookName',
    defaultColumns: ['book', 'copies', 'heldCopies', 'updatedAt'],
    ...searchedBy('title of the book', ['bookName']),
    description:
      'How many copies of each book are free to sell. Sales are deducted automatically; copies are reserved while a buyer pays.',
    hideAPIURL: true,
  },
  defaultSort: 'copies',
  versions: false,
  disableBulkEdit: true,
  fields: [
    {
      name: 'book',
      type: 'relationship',
      relationTo: 'books',
      required: true,
      unique: true,
      label: 'Book',
      ...closed,
    },
    // Read from the book: names the row, and makes the list searchable.
    {
      name: 'bookName',
      type: 'text',
      virtual: 'book.name',
      label: 'Title of the book',
      admin: { hidden: true },
    },
    {
      name: 'copies',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      min: 0,
      max: MAX_COPIES,
      label: 'Copies free to sell',
      ...closed,
    },
    {
      name: 'heldCopies',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      min: 0,
      label: 'Reserved during payments',
      ...closed,
    },
    // Incremented by every change of the copies, which is conditional on it. (stock/change-stock.ts)
    { name: 'revision', type: 'number', required: true, defaultValue: 0, ...closed, admin: internal },
    // Reservations of open payments, and movements that are not written yet. (stock/ledger.ts)
    { name: 'ledger', type: 'json', ...closed, admin: internal },
    // When to look for reservations and movements that a dead process left behind; empty without any.
    { name: 'checkAt', type: 'date', index: true, ...closed, admin: internal },
  ],
}
