import { CsvError, parse } from 'csv-parse/sync'
import { withoutFormulaEscape } from '../../../admin-kit/export/csv.ts'

interface CsvOptions {
  bytes: Uint8Array
  /** Of rows below the headings that are not empty. */
  maxRows: number
  /** Stops a file with an unclosed quotation mark early, in characters. */
  maxRowLength: number
}

/** Further cells of a row are dropped: no table has as many columns. */
const MAX_CELLS = 100

export interface Table {
  header: string[]
  /** `row` counts from 1 with the headings, as spreadsheets do. */
  rows: { row: number; cells: string[] }[]
}

/** A table, or why the file has none. */
export type ParsedCsv =
  | Table
  | { problem: 'notText' | 'empty' | 'tooManyRows' }
  | { problem: 'longRow' | 'broken'; row: number }

/**
 * Parses a CSV file as spreadsheets and exports write it: UTF-8 or UTF-16 with a byte order mark, separated by commas,
 * semicolons or tabs. Skips empty rows.
 */
export function parseCsv({ bytes, maxRows, maxRowLength }: CsvOptions): ParsedCsv {
  const text = decode(bytes)
  if (text === null) return { problem: 'notText' }
  const records = parseRecords(text, maxRowLength)
  if ('problem' in records) return records
  const [header, ...below] = records.map((cells) =>
    cells.slice(0, MAX_CELLS).map((cell) => withoutFormulaEscape(cell.trim()).trim()),
  )
  const rows = below
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (header === undefined || rows.length === 0) return { problem: 'empty' }
  return rows.length > maxRows ? { problem: 'tooManyRows' } : { header, rows }
}

/** Null for bytes that are not text, such as a workbook. */
function decode(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function parseRecords(text: string, maxRowLength: number): string[][] | { problem: 'longRow' | 'broken'; row: number } {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, max_record_size: maxRowLength })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const records: unknown = Reflect.get(error, 'records')
    const row = typeof records === 'number' ? records + 1 : 1
    return { problem: error.code === 'CSV_MAX_RECORD_SIZE' ? 'longRow' : 'broken', row }
  }
}

/** The separator that is most frequent in the headings. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: string) => headings.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
