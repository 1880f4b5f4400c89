import { csvRowExport } from '../../admin-kit/export/csv-export.ts'
import { loadBooks } from '../import/preview/load-books.ts'
import { ADD_COLUMN, COLUMNS, COPIES_COLUMN, ID_COLUMN, VALUE_COLUMNS } from '../import/rows/columns.ts'
import type { StoredBook } from '../import/rows/plan-rows.ts'

const values = new Map(VALUE_COLUMNS.map((column) => [column.name, column]))

/** Books as a file that can be imported again. */
export const booksExport = csvRowExport<'books', never, StoredBook>({
  name: 'books',
  collection: 'books',
  newestBy: 'createdAt',
  fields: [],
  columns: COLUMNS.map(({ name, label }) => ({ name, label, value: (book) => textOf(name, book) })),
  rowsOf: async ({ payload, records }) => {
    const books = await loadBooks({ payload, ids: records.map(({ id }) => id) })
    return records.flatMap(({ id }) => books.get(id) ?? [])
  },
})

function textOf(name: string, book: StoredBook): string {
  if (name === ID_COLUMN.name) return book.id
  if (name === COPIES_COLUMN.name) return String(book.copies)
  if (name === ADD_COLUMN.name) return ''
  const column = values.get(name)
  return column ? column.show(book[column.property]) : ''
}
