import { IMPORT_LABELS, IMPORT_STATUSES } from '@pravesh/shared/shop/import/import-view'
import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

const sidebar = { position: 'sidebar' } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const internal = { admin: hidden, access: { read: () => false } } as const
const count = (name: string, label: string) =>
  ({ name, type: 'number', required: true, defaultValue: 0, label, admin: sidebar }) as const

/** Files of books: first a preview, then the import of its rows. The server keeps the parsed rows. */
export const bookImports: CollectionConfig = {
  slug: 'book-imports',
  labels: { singular: 'Import of books', plural: 'Import books' },
  access: accessTo('book-imports'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'status', 'newBooks', 'changedBooks', 'errorCount', 'staffName', 'createdAt'],
    ...searchedBy('name of the file', ['fileName']),
    components: { beforeListTable: ['/shop/admin/parts.ts#UploadBooks'] },
    description: 'Add or change many books with one file. You see what will change before anything is written.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      label: 'State',
      options: IMPORT_STATUSES.map((value) => ({ value, label: IMPORT_LABELS[value] })),
      admin: sidebar,
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/shop/admin/parts.ts#ImportPanel' } },
    },
    { name: 'fileName', type: 'text', required: true, label: 'File' },
    count('newBooks', 'New books'),
    count('changedBooks', 'Changed books'),
    count('unchangedRows', 'Unchanged rows'),
    count('errorCount', 'Errors'),
    { name: 'staffName', type: 'text', required: true, label: 'Uploaded by', admin: sidebar },
    { name: 'staffId', type: 'text', required: true, ...internal },
    { name: 'ignoresCopies', type: 'checkbox', defaultValue: false, ...internal },
    // `PlannedRow[]` and `RowError[]`. The rows are emptied when the import is over.
    { name: 'rows', type: 'json', ...internal },
    { name: 'rowErrors', type: 'json', ...internal },
    // Progress of the import, and `RowError[]` of rows that failed.
    { name: 'processed', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'failures', type: 'json', ...internal },
    ...leaseFields(),
  ],
}
