import { indianIso } from '@pravesh/shared/platform/day-in-india'
import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { stringify } from 'csv-stringify/sync'
import { type ExportColumn, type ExportHeader, headerOf } from './export-column.ts'

/** The first line of an export, with the byte order mark by which Excel recognises UTF-8. */
export function csvHeader<Row>(columns: readonly ExportColumn<Row>[], header: ExportHeader): string {
  return lines([columns.map((column) => headerOf(column, header))], { bom: true })
}

/** The lines of some rows. Cells that a spreadsheet would run as a formula start with an apostrophe. */
export function csvLines<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : lines(rows.map((row) => columns.map((column) => cellOf(column, row))))
}

function cellOf<Row>({ as, value }: ExportColumn<Row>, row: Row): string | number {
  const cell = value(row) ?? ''
  return as === 'count' ? String(cell) : cell
}

/** Any line break starts a new record in some programs, unless it is quoted. */
const LINE_BREAK = /[\r\n]/

function lines(cells: (string | number)[][], { bom = false } = {}): string {
  const text = stringify(cells, {
    // Counts are text by now, so all numbers are amounts. Negative ones are not escaped as formulas, unlike text.
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

/** A timestamp in Indian time as spreadsheets read it, `2026-11-21 12:03:00`; empty for none. */
export function csvMoment(timestamp: string | null | undefined): string {
  return timestamp ? indianIso(timestamp).slice(0, 19).replace('T', ' ') : ''
}
