import type { CollectionConfig } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'

/** How many copies of each book are left: outside `books`, whose drafts and versions would bring old numbers back. */
export const bookStock: CollectionConfig = {
  slug: 'book-stock',
  labels: { singular: 'Stock of a book', plural: 'Stock' },
  access: accessTo('book-stock'),
  admin: {
    group: groups.bookshop,
    useAsTitle: 'bookName',
    defaultColumns: ['book', 'copies', 'updatedAt'],
    listSearchableFields: ['bookName'],
    description: 'How many copies of each book are left. Every new book gets its row here by itself.',
    hideAPIURL: true,
  },
  defaultSort: 'copies',
  versions: false,
  fields: [
    {
      name: 'book',
      type: 'relationship',
      relationTo: 'books',
      required: true,
      unique: true,
      label: 'Book',
      access: { update: onlySystem },
    },
    // Read from the book itself: it names the row, and the list is searched by it.
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
      max: 1_000_000,
      label: 'Copies in stock',
      validate: (value: unknown) =>
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) ||
        'Please type a whole number, 0 or more.',
      admin: { step: 1, description: 'Count the shelf and type what is there now.' },
    },
  ],
}
