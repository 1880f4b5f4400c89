import { indianIso } from '@pravesh/shared/platform/day-in-india'
import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { stringify } from 'csv-stringify/sync'

/** A column of an export. */
export interface CsvColumn<Row> {
  /** For programs; never changes. */
  name: string
  /** For people. */
  label: string
  /** A number is an amount in rupees. */
  value: (row: Row) => string | number | null | undefined
}

export type CsvHeader = 'labels' | 'names'

/** The first line of an export, with the byte order mark by which Excel recognises UTF-8. */
export function csvHeader<Row>(columns: readonly CsvColumn<Row>[], header: CsvHeader): string {
  return lines([columns.map(({ label, name }) => (header === 'names' ? name : label))], { bom: true })
}

/** The lines of some rows. Cells that a spreadsheet would run as a formula start with an apostrophe. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : lines(rows.map((row) => columns.map(({ value }) => value(row) ?? '')))
}

/** Any line break starts a new record in some programs, unless it is quoted. */
const LINE_BREAK = /[\r\n]/

function lines(cells: (string | number)[][], { bom = false } = {}): string {
  const text = stringify(cells, {
    // All numbers are amounts. Negative ones are not escaped as formulas, unlike text.
    cast: { number: (amount) => amount.toFixed(2) },
    escape_formulas: true,
    quoted_match: LINE_BREAK,
    record_delimiter: 'windows',
  })
  const mark = bom ? '\uFEFF' : ''
  return mark + harmlessText(text)
}

const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/u

/** The text of an exported cell before a formula was escaped. */
export function withoutFormulaEscape(cell: string): string {
  return cell.replace(ESCAPED_FORMULA, '')
}

/** Paise as rupees; empty for none. Numbers are written with two decimals: 12345600 → `123456.00`. */
export function csvRupees(paise: number | null | undefined): number | '' {
  return typeof paise === 'number' ? paise / 100 : ''
}

/** A timestamp in Indian time with its offset; empty for none. */
export function csvTime(timestamp: string | null | undefined): string {
  return timestamp ? indianIso(timestamp) : ''
}
