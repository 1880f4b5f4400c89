import { SEMESTER_LABELS, SEMESTERS } from '@pravesh/shared/content/options'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig, Field, NumberField } from 'payload'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { withAmountChecks } from '../../admin-kit/money/with-amount-checks.ts'
import {
  drafts,
  MAX_VERSIONS,
  missingFactsField,
  picturesField,
  previewOf,
  publicationField,
} from '../../content/index.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { bookSearch } from '../catalogue/book-search-text.ts'
import { fillBookTexts } from '../catalogue/fill-book-texts.ts'
import { isbnField } from '../catalogue/isbn-field.ts'
import { ensureStockRow, removeStockRow } from '../stock/stock-row-hooks.ts'

const measure = (name: string, label: string, max: number): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max,
  label,
  admin: { width: '25%' },
})

const basics: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 200, index: true, label: 'Title of the book' },
  {
    type: 'row',
    fields: [
      { name: 'author', type: 'text', required: true, label: 'Author', admin: { width: '50%' } },
      { name: 'publisher', type: 'text', required: true, label: 'Publisher', admin: { width: '50%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'course',
        type: 'select',
        required: true,
        index: true,
        label: 'For the course',
        options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
        admin: { width: '33%' },
      },
      {
        name: 'semester',
        type: 'select',
        required: true,
        index: true,
        label: 'For the semester',
        options: SEMESTERS.map((value) => ({ value, label: SEMESTER_LABELS[value] })),
        admin: { width: '33%' },
      },
      { name: 'language', type: 'text', required: true, label: 'Language', admin: { width: '33%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      moneyField({ name: 'pricePaise', label: 'Price (₹)', description: 'Without the delivery charge.', width: '50%' }),
      {
        name: 'pages',
        type: 'number',
        required: true,
        min: 1,
        max: 10_000,
        label: 'Number of pages',
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      isbnField({ width: '50%' }),
      {
        name: 'edition',
        type: 'text',
        maxLength: 80,
        label: 'Edition',
        admin: { width: '50%', placeholder: '2nd edition, 2026' },
      },
    ],
  },
  {
    name: 'description',
    type: 'textarea',
    label: 'What the book is about',
    admin: { rows: 6, description: 'A few sentences that help a student to choose.' },
  },
]

const parcel: Field[] = [
  {
    type: 'row',
    fields: [
      measure('lengthCm', 'Length (cm)', 100),
      measure('widthCm', 'Width (cm)', 100),
      measure('heightCm', 'Thickness (cm)', 100),
      measure('weightGrams', 'Weight (grams)', 20_000),
    ],
  },
]

const bookRecords: CollectionConfig = {
  slug: 'books',
  labels: { singular: 'Book', plural: 'Books' },
  access: accessTo('books'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'author', 'course', 'semester', 'pricePaise', 'active', '_status'],
    ...searchedBy('title, author, publisher or ISBN', ['name', 'author', 'publisher', 'isbn']),
    description: 'The books for sale. The number of copies is under Stock.',
    livePreview: previewOf('books'),
  },
  defaultSort: 'name',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  // For the catalogue, its filters and orders, without reading books of other pages, and for the numbers of its filters.
  indexes: [
    { fields: ['active', '_status', 'createdAt'] },
    { fields: ['active', '_status', 'course', 'semester', 'createdAt'] },
    { fields: ['active', '_status', 'pricePaise'] },
    { fields: ['active', '_status', 'searchText'] },
    { fields: ['active', '_status', 'course', 'semester', 'language'] },
  ],
  fields: [
    publicationField(),
    missingFactsField(),
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show in the bookshop',
      admin: {
        components: { Cell: YES_NO },
        position: 'sidebar',
        description: 'Untick to take the book off the site. It stays here.',
      },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Basics', fields: basics },
        {
          label: 'Pictures',
          fields: [
            picturesField({ name: 'images', label: 'Pictures', description: 'The first one is the cover.' }),
            picturesField({
              name: 'samplePages',
              label: 'Sample of pages',
              description:
                'A few pages to look into, such as the contents and the beginning of a chapter, in the order of the book. Visitors open them on the page of the book.',
            }),
            {
              name: 'samplePdf',
              type: 'upload',
              relationTo: 'sample-files',
              label: 'Sample of pages as PDF',
              admin: {
                description:
                  'A PDF in place of pictures, or with more pages. The page of the book offers it with its size and number of pages.',
              },
            },
          ],
        },
        {
          label: 'Size and weight',
          description: 'Used to calculate the delivery charge.',
          fields: parcel,
        },
        {
          label: 'Stock',
          fields: [
            {
              name: 'stock',
              type: 'join',
              collection: 'book-stock',
              on: 'book',
              label: 'Copies in stock',
              admin: {
                allowCreate: false,
                defaultColumns: ['copies', 'updatedAt'],
                description: 'Open the row to change the number. Sold copies are deducted automatically.',
              },
            },
          ],
        },
      ],
    },
    { name: 'slug', type: 'text', index: true, admin: { hidden: true } },
    { name: 'searchText', type: 'text', index: true, admin: { hidden: true } },
    // Import and row that added the book. The unique index keeps a repeated import from adding it twice.
    {
      name: 'importKey',
      type: 'text',
      unique: true,
      access: { create: onlySystem, update: onlySystem, read: onlySystem },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      // A copy of an imported book is not imported.
      hooks: {
        beforeDuplicate: [() => undefined],
        beforeChange: [({ context, value }) => context.importKey ?? value],
      },
    },
  ],
  hooks: {
    beforeChange: [fillBookTexts],
    afterChange: [ensureStockRow],
    beforeDelete: [removeStockRow],
  },
}

/** Printed books for sale. Stock is counted in `book-stock`, so that saving a form never restores an old number. */
export const books = withSearch(withAmountChecks(bookRecords), bookSearch)
