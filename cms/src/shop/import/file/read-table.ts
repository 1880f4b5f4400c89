import type { Payload } from 'payload'
import { CheckFailed } from '../../../storage/uploads/checks/check-limits.ts'
import { fileChecks } from '../../../storage/uploads/checks/feature.ts'
import type { ParsedCsv, Table } from '../../../storage/uploads/csv/parse-csv.ts'
import { importWords } from '../words.ts'
import { MAX_FILE_MB, MAX_ROWS } from './file-limits.ts'

/** Far above what the columns accept. */
const MAX_ROW_LENGTH = 50_000

interface ReadOptions {
  payload: Payload
  /** Who sends it, e.g. `staff:ID`. */
  person: string
  bytes: Uint8Array
}

/** Reads an uploaded CSV file. Returns a problem with the whole file as a sentence. Throws a Problem: 429, 503. */
export async function readTable({ payload, person, bytes }: ReadOptions): Promise<Table | { problem: string }> {
  if (bytes.byteLength > MAX_FILE_MB * 1_000_000) return { problem: importWords.tooLarge(MAX_FILE_MB) }
  try {
    const limits = { maxRows: MAX_ROWS, maxRowLength: MAX_ROW_LENGTH }
    const parsed = await fileChecks(payload).run('parseCsv', { bytes, ...limits }, person)
    return 'problem' in parsed ? { problem: problemOf(parsed) } : parsed
  } catch (error) {
    if (error instanceof CheckFailed) return { problem: importWords.notText }
    throw error
  }
}

function problemOf(parsed: Exclude<ParsedCsv, Table>): string {
  if ('row' in parsed) return importWords[parsed.problem](parsed.row)
  if (parsed.problem === 'empty') return importWords.emptyFile
  return parsed.problem === 'tooManyRows' ? importWords.tooManyRows(MAX_ROWS) : importWords.notText
}
