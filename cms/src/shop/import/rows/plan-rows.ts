import { isUnusualChange } from '../../../admin-kit/money/unusual-change.ts'
import { bookSearchText } from '../../catalogue/book-search-text.ts'
import { importWords } from '../words.ts'
import type { BookValues } from './book-values.ts'
import { ADD_COLUMN, COPIES_COLUMN, ID_COLUMN, VALUE_COLUMNS } from './columns.ts'
import type { CellError, ReadRow } from './read-row.ts'

/** A book as stored, as far as an import looks at it. */
export interface StoredBook extends BookValues {
  id: string
  copies: number
  /** Whether it has changes that are not published, or was never published. */
  isDraft: boolean
  /** The version that a change is based on (ISO 8601). */
  updatedAt: string
}

/** One field that a row changes, as text. */
interface FieldChange {
  column: string
  /** Empty for a new book. */
  from: string
  to: string
}

/** What a valid row will write. */
export interface PlannedRow {
  row: number
  /** Null for a new book. */
  id: string | null
  /** The stored version that the row was compared with; null for a new book. */
  basedOn: string | null
  title: string
  values: Partial<BookValues>
  addCopies: number
  changes: FieldChange[]
  /** What to check before the import; empty if nothing. */
  warning: string
}

export interface ImportPlan {
  planned: PlannedRow[]
  errors: CellError[]
  /** Number of rows that change nothing. */
  unchanged: number
  /** Whether the file has other copies in stock than the portal. */
  ignoresCopies: boolean
}

interface PlanOptions {
  rows: readonly ReadRow[]
  /** The stored books that rows name, by id. */
  books: ReadonlyMap<string, StoredBook>
  /** Ids of stored books by title, author and publisher. (`newBookKey`) */
  titles: ReadonlyMap<string, string>
}

/** Compares the rows of a file with the stored books. */
export function planRows({ rows, books, titles }: PlanOptions): ImportPlan {
  const plan: ImportPlan = { planned: [], errors: [], unchanged: 0, ignoresCopies: false }
  const seen = new Map<string, number>()
  for (const row of rows) {
    const book = books.get(row.id)
    const errors = [...row.errors, ...conflictsOf({ row, book, titles, seen })]
    if (errors.length > 0) {
      plan.errors.push(...errors)
      continue
    }
    if (book && row.copies !== null && row.copies !== String(book.copies)) plan.ignoresCopies = true
    const planned = planRow(row, book)
    if (planned.changes.length === 0) plan.unchanged += 1
    else plan.planned.push(planned)
  }
  return plan
}

interface ConflictOptions extends Pick<PlanOptions, 'titles'> {
  row: ReadRow
  book: StoredBook | undefined
  /** Rows by what they add or change; completed by each call. */
  seen: Map<string, number>
}

function conflictsOf({ row: { row, id, values, addCopies }, book, titles, seen }: ConflictOptions): CellError[] {
  const error = (column: string, message: string): CellError[] => [{ row, column, message }]
  const key = id === '' ? newBookKey(values) : id
  const before = key === null ? undefined : seen.get(key)
  if (key !== null) seen.set(key, before ?? row)
  if (id !== '') {
    if (!book) return error(ID_COLUMN.label, importWords.unknownId)
    if (before !== undefined) return error(ID_COLUMN.label, importWords.twice(before))
    if (book.isDraft) return error(ID_COLUMN.label, importWords.draft)
    if (book.copies + addCopies < 0) return error(ADD_COLUMN.label, importWords.tooFew(book.copies))
    return []
  }
  const existing = key === null ? undefined : titles.get(key)
  if (existing !== undefined) return error(ID_COLUMN.label, importWords.sameTitle(existing))
  return before === undefined ? [] : error('', importWords.sameNewTitle(before))
}

/** Identifies a new book, so that a file uploaded twice does not add it twice; null while its title page is incomplete. */
export function newBookKey({ name, author, publisher }: Partial<BookValues>): string | null {
  if (name === undefined || author === undefined || publisher === undefined) return null
  return bookSearchText({ name, author, publisher })
}

function planRow({ row, values, addCopies }: ReadRow, book: StoredBook | undefined): PlannedRow {
  const changes: FieldChange[] = []
  const changed: Partial<BookValues> = {}
  for (const { label, property, show } of VALUE_COLUMNS) {
    const value = values[property]
    if (value === undefined) continue
    const from = book ? show(book[property]) : ''
    const to = show(value)
    if (from === to && book) continue
    Object.assign(changed, { [property]: value })
    if (from !== to) changes.push({ column: label, from, to })
  }
  if (addCopies !== 0) {
    const copies = book?.copies ?? 0
    changes.push({ column: COPIES_COLUMN.label, from: book ? String(copies) : '', to: String(copies + addCopies) })
  }
  const { pricePaise } = changed
  const isUnusual = book !== undefined && pricePaise !== undefined && isUnusualChange(book.pricePaise, pricePaise)
  return {
    row,
    id: book?.id ?? null,
    basedOn: book?.updatedAt ?? null,
    title: values.name ?? book?.name ?? '',
    values: changed,
    addCopies,
    changes,
    warning: isUnusual ? importWords.unusualPrice : '',
  }
}
