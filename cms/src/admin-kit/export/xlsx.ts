import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { writeXlsxStream } from 'hucre/xlsx'
import { type ColumnKind, type ExportColumn, type ExportHeader, headerOf } from './export-column.ts'

interface XlsxOptions<Row> {
  /** Of the sheet; Excel allows 31 characters. */
  name: string
  columns: readonly ExportColumn<Row>[]
  header: ExportHeader
  /** Read one at a time, when the client takes the bytes. */
  slices: AsyncIterable<readonly Row[]>
}

const FORMATS: Record<ColumnKind, string | undefined> = {
  text: undefined,
  amount: '#,##0.00',
  count: '0',
  moment: 'dd/mm/yyyy hh:mm:ss',
  day: 'dd/mm/yyyy',
}
const WIDTHS: Record<ColumnKind, number> = { text: 24, amount: 16, count: 10, moment: 20, day: 12 }

/** Excel refuses a file with a longer text in a cell. */
const MAX_TEXT = 32_767
const MAX_SHEET_NAME = 31
/** Of a timestamp without its offset: `2026-11-21T12:03:00`. */
const WALL_CLOCK = 19

/**
 * The bytes of a workbook with one sheet, written as rows are read, so that memory does not grow with their number. Numbers are
 * numbers, days and times dates as clocks in India show them. All else is text, which spreadsheets never run as a formula.
 */
export function xlsxStream<Row>({ name, columns, header, slices }: XlsxOptions<Row>): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(columns, slices), {
    name: name.slice(0, MAX_SHEET_NAME),
    columns: columns.map((column) => {
      const { as = 'text' } = column
      const numFmt = FORMATS[as]
      return { header: headerOf(column, header), width: WIDTHS[as], ...(numFmt === undefined ? {} : { numFmt }) }
    }),
    freezePane: { rows: 1 },
  })
}

async function* cellsOf<Row>(columns: readonly ExportColumn<Row>[], slices: AsyncIterable<readonly Row[]>) {
  for await (const rows of slices) {
    for (const row of rows) yield columns.map(({ as = 'text', value }) => cellOf(as, value(row)))
  }
}

function cellOf(as: ColumnKind, value: string | number | null | undefined): string | number | Date | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  return (as === 'moment' || as === 'day' ? dateOf(value) : null) ?? harmlessText(value).slice(0, MAX_TEXT)
}

/** Dates in a workbook have no time zone: the clock in India is written as if it were UTC. Null for other text. */
function dateOf(text: string): Date | null {
  const time = Date.parse(`${text.slice(0, WALL_CLOCK).replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
  return Number.isNaN(time) ? null : new Date(time)
}
