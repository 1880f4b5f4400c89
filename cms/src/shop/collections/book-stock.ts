import type { CollectionConfig } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'

/** Copies in stock of each book, separate from `books`, whose drafts and versions would restore old numbers. */
export const bookStock: CollectionConfig = {
  slug: 'book-stock',
  labels: { singular: 'Stock of a book', plural: 'Stock' },
  access: accessTo('book-stock'),
  admin: {
    group: groups.bookshop,
    useAsTitle: 'bookName',
    defaultColumns: ['book', 'copies', 'updatedAt'],
    listSearchableFields: ['bookName'],
    description: 'How many copies of each book are left. Every new book gets a row here automatically.',
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
      max: 1_000_000,
      label: 'Copies in stock',
      validate: (value: unknown) =>
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) ||
        'Enter a whole number, 0 or more.',
      admin: { step: 1, description: 'Count the copies on the shelf and enter the number.' },
    },
  ],
}
