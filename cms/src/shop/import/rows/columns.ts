import { SEMESTER_LABELS } from '@pravesh/shared/content/options'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { showIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import type { BookValues, ReadCell } from './book-values.ts'
import { choiceCell, isbnCell, measureCell, rupeesCell, textCell, wholeCell, YES_NO, yesNoCell } from './read-cell.ts'

/** A column with one property of a book. */
export interface ValueColumn<Name extends keyof BookValues = keyof BookValues> {
  /** For programs; the same in exports. */
  name: string
  label: string
  property: Name
  /** Value of a new book whose file lacks the column. Undefined: a new book needs the column. */
  initial?: BookValues[Name]
  read: (text: string) => ReadCell<BookValues[Name]>
  /** The text of a value, which `read` accepts. */
  show: (value: BookValues[Name]) => string
}

/** `name` is optional where it equals the property. */
function column<Name extends keyof BookValues>(
  property: Name,
  rest: Omit<ValueColumn<Name>, 'property' | 'name'> & { name?: string },
): ValueColumn {
  // Each column is read and shown with its own type only.
  return { name: property, ...rest, property } as unknown as ValueColumn
}

const plain = (value: string | number | null) => (value === null ? '' : String(value))
const title = { maxLength: 200, required: true }

export const VALUE_COLUMNS: readonly ValueColumn[] = [
  column('name', { label: 'Title', read: textCell(title), show: plain }),
  column('author', { label: 'Author', read: textCell(title), show: plain }),
  column('publisher', { label: 'Publisher', read: textCell(title), show: plain }),
  column('course', { label: 'Course', read: choiceCell(COURSE_LABELS), show: (code) => COURSE_LABELS[code] }),
  column('semester', { label: 'Semester', read: choiceCell(SEMESTER_LABELS), show: (each) => SEMESTER_LABELS[each] }),
  column('language', { label: 'Language', read: textCell({ maxLength: 100, required: true }), show: plain }),
  column('pricePaise', {
    name: 'price',
    label: 'Price (₹)',
    read: rupeesCell,
    show: (paise) => (paise / 100).toFixed(2),
  }),
  column('pages', { label: 'Pages', read: wholeCell({ min: 1, max: 10_000 }), show: plain }),
  // Spreadsheets round a number of thirteen digits; with a hyphen it is text.
  column('isbn', { label: 'ISBN', initial: '', read: isbnCell, show: (isbn) => isbn && showIsbn(isbn) }),
  column('edition', { label: 'Edition', initial: '', read: textCell({ maxLength: 80, required: false }), show: plain }),
  column('description', {
    label: 'Description',
    initial: '',
    read: textCell({ maxLength: 5000, required: false }),
    show: plain,
  }),
  column('lengthCm', { label: 'Length (cm)', initial: null, read: measureCell(100), show: plain }),
  column('widthCm', { label: 'Width (cm)', initial: null, read: measureCell(100), show: plain }),
  column('heightCm', { label: 'Thickness (cm)', initial: null, read: measureCell(100), show: plain }),
  column('weightGrams', { label: 'Weight (grams)', initial: null, read: measureCell(20_000), show: plain }),
  column('active', {
    label: 'In the bookshop',
    initial: true,
    read: yesNoCell,
    show: (yes) => (yes ? YES_NO.yes : YES_NO.no),
  }),
]

/** Names the book that a row changes; empty for a new book. */
export const ID_COLUMN = { name: 'id', label: 'ID' } as const
/** For reading only. A file that writes it would undo sales of the meantime. */
export const COPIES_COLUMN = { name: 'copies', label: 'Copies in stock' } as const
/** Copies that arrived or are missing. */
export const ADD_COLUMN = { name: 'addCopies', label: 'Copies to add' } as const

/** Every column of a file of books, in the order of the export. */
export const COLUMNS: readonly { name: string; label: string }[] = [
  ID_COLUMN,
  ...VALUE_COLUMNS,
  COPIES_COLUMN,
  ADD_COLUMN,
]

/** Upper bound on the copies that one row adds. */
const MAX_ADDED = 100_000

export const readAdded = wholeCell({ min: -MAX_ADDED, max: MAX_ADDED })
