import { multiLine } from '@pravesh/shared/platform/text'
import { importWords } from '../words.ts'
import type { BookValues } from './book-values.ts'
import { ADD_COLUMN, COPIES_COLUMN, ID_COLUMN, readAdded, VALUE_COLUMNS } from './columns.ts'
import type { Header } from './read-header.ts'

/** A validation error of one cell. */
export interface CellError {
  /** As in a spreadsheet: 1 is the row with the headings. */
  row: number
  /** The heading; empty for the whole row. */
  column: string
  message: string
}

/** A row of a file, without looking at the stored books. */
export interface ReadRow {
  row: number
  /** Empty for a new book. */
  id: string
  values: Partial<BookValues>
  addCopies: number
  /** What the file says about the stock; not imported. Null without the column. */
  copies: string | null
  errors: CellError[]
}

interface RowOptions {
  header: Header
  row: number
  cells: readonly string[]
}

/** Reads the cells of a row. A column that the file lacks changes nothing. */
export function readRow({ header, row, cells }: RowOptions): ReadRow {
  const errors: CellError[] = []
  if (cells.length !== header.length) {
    const message = importWords.cells(header.length, cells.length)
    return { row, id: '', values: {}, addCopies: 0, copies: null, errors: [{ row, column: '', message }] }
  }
  const textOf = (name: string): string | undefined => cells[header.indexOf(name)]
  const id = textOf(ID_COLUMN.name) ?? ''
  const values: Partial<BookValues> = {}
  for (const { name, label, property, initial, read } of VALUE_COLUMNS) {
    const text = textOf(name)
    if (text === undefined && initial === undefined && id === '') {
      errors.push({ row, column: label, message: importWords.missingColumn })
    }
    if (text === undefined) {
      if (id === '') Object.assign(values, { [property]: initial })
      continue
    }
    const cell = text === '' && id === '' && initial !== undefined ? { value: initial } : read(multiLine(text))
    if ('problem' in cell) errors.push({ row, column: label, message: cell.problem })
    else Object.assign(values, { [property]: cell.value })
  }
  const added = readAdded(textOf(ADD_COLUMN.name) || '0')
  if ('problem' in added) errors.push({ row, column: ADD_COLUMN.label, message: added.problem })
  const addCopies = 'value' in added ? added.value : 0
  if (id === '' && addCopies < 0) errors.push({ row, column: ADD_COLUMN.label, message: importWords.negativeStart })
  return { row, id, values, addCopies, copies: textOf(COPIES_COLUMN.name) ?? null, errors }
}
