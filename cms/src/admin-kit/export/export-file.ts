import { csvHeader, csvLines } from './csv.ts'
import type { ExportColumn, ExportHeader } from './export-column.ts'
import { xlsxStream } from './xlsx.ts'

/** Formats of tables: `xlsx` for spreadsheets, `csv` also for programs. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const
type TableFormat = (typeof TABLE_FORMATS)[number]
/** `xml` is for programs that read one form of it. */
export type ExportFormat = TableFormat | 'xml'

export const CONTENT_TYPES: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
}

export const isExportFormat = (text: string): text is ExportFormat => Object.hasOwn(CONTENT_TYPES, text)

export interface FileOptions<Row> {
  name: string
  columns: readonly ExportColumn<Row>[]
  header: ExportHeader
  slices: AsyncGenerator<readonly Row[]>
}

/** The bytes of an export. Each slice is read when the client takes it, so that a file of any size needs little memory. */
export function exportStream<Row>(format: TableFormat, options: FileOptions<Row>): ReadableStream<Uint8Array> {
  return format === 'xlsx' ? xlsxStream(options) : streamOf(csvText(options))
}

async function* csvText<Row>({ columns, header, slices }: FileOptions<Row>): AsyncGenerator<string> {
  yield csvHeader(columns, header)
  for await (const rows of slices) yield csvLines(columns, rows)
}

/** The bytes of texts. Ends the generator when the client disconnects. */
export function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
