import { CsvError, parse } from 'csv-parse/sync'
import { withoutFormulaEscape } from '../../../platform/export/csv.ts'
import { importWords } from '../words.ts'

/** Maximum size of an uploaded file. */
export const MAX_FILE_MB = 2
/** Maximum number of rows below the headings. */
export const MAX_ROWS = 5000
/** Far above what the columns accept; stops a file with an unclosed quotation mark early. */
const MAX_ROW_LENGTH = 50_000

export interface Table {
  header: string[]
  /** `row` counts from 1 with the headings, as spreadsheets do. */
  rows: { row: number; cells: string[] }[]
}

/**
 * Parses a CSV file as spreadsheets write it: UTF-8 or UTF-16 with a byte order mark, separated by commas, semicolons
 * or tabs. Returns a problem with the whole file as a sentence.
 */
export function readTable(bytes: Uint8Array): Table | { problem: string } {
  if (bytes.byteLength > MAX_FILE_MB * 1_000_000) return { problem: importWords.tooLarge(MAX_FILE_MB) }
  const text = decode(bytes)
  if (text === null) return { problem: importWords.notText }
  const records = parseRecords(text)
  if ('problem' in records) return records
  const [header, ...below] = records.map((cells) => cells.map((cell) => withoutFormulaEscape(cell.trim()).trim()))
  const rows = below
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (header === undefined || rows.length === 0) return { problem: importWords.emptyFile }
  if (rows.length > MAX_ROWS) return { problem: importWords.tooManyRows(MAX_ROWS) }
  return { header, rows }
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

function parseRecords(text: string): string[][] | { problem: string } {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, max_record_size: MAX_ROW_LENGTH })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const records: unknown = Reflect.get(error, 'records')
    const row = typeof records === 'number' ? records + 1 : 1
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE'
    return { problem: isLong ? importWords.longRow(row) : importWords.broken(row) }
  }
}

/** The separator that is most frequent in the headings. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: string) => headings.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
