import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import { chosenColumns, columnsFor, type ExportColumn, type ExportHeader } from './export-column.ts'
import { type ExportFormat, exportStream, TABLE_FORMATS } from './export-file.ts'

/** What an export is asked for with. */
export interface ExportRequest {
  payload: Payload
  /** Of the person who exports; in the background a request of their own. */
  req: PayloadRequest
  user: TypedUser
  /** Untrusted. */
  query: URLSearchParams
  now: Date
}

/** The rows that a request selects. */
export interface OpenedExport<Row> {
  /** What selects them, as JSON, for the record of who exported what. */
  filters: string
  /** Instead of those of the source, where they are fixed: exactly these, in this order. Nothing is chosen among them. */
  columns?: readonly ExportColumn<Row>[]
  /** How many rows there are, about; decides whether the file is made in the background. */
  count: () => Promise<number>
  /** Holds the event loop for some 20 ms a slice. (decision 55) */
  slices: () => AsyncGenerator<readonly Row[]>
}

/** Where the rows of an export come from. */
export interface ExportSource<Row> {
  /** Of the file and of the address. */
  name: string
  collection: CollectionSlug
  hasOwnLink?: boolean
  namesPeople?: boolean
  columns: readonly ExportColumn<Row>[]
  /** Throws a Problem: 403 for staff who may read none of it. */
  requireReader: (request: Pick<ExportRequest, 'payload' | 'req'>) => Promise<void>
  /** Throws a Problem (400) for a query that it does not understand. */
  open: (request: ExportRequest) => Promise<OpenedExport<Row>>
}

/** A file that is ready to be written. */
interface PreparedExport {
  filters: string
  /** The names of the columns, separated by commas; null if all were chosen. */
  columns: string | null
  format: ExportFormat
  count: () => Promise<number>
  /** The bytes. Calls back with the number of rows once the last one is read. */
  stream: (onEnd: (rows: number) => Promise<unknown>) => ReadableStream<Uint8Array>
}

/** An export. A feature lists it in `Feature.exports`: the call and the link above the list follow. */
export interface CsvExport {
  name: string
  collection: CollectionSlug
  /** Whether a component of the feature links to it, instead of the bar above the list. */
  hasOwnLink: boolean
  /** Whether its rows name people, so that staff say why they export it. */
  namesPeople: boolean
  /** Those from which this member of staff may choose; none where they cannot be chosen. */
  columnsFor: (user: TypedUser) => readonly { name: string; label: string }[]
  formats: readonly ExportFormat[]
  requireReader: ExportSource<never>['requireReader']
  prepare: (request: ExportRequest) => Promise<PreparedExport>
}

const formats = z.enum(TABLE_FORMATS)
const headers = z.catch(z.enum(['labels', 'names']), 'labels')

/** Query of all exports: `format` (`csv` by default, or `xlsx`), `columns` (names, default all) and `header` (`labels`, `names`). */
export function defineExport<Row>(source: ExportSource<Row>): CsvExport {
  const { name, collection, hasOwnLink = false, namesPeople = true, columns, requireReader } = source
  return {
    ...{ name, collection, hasOwnLink, namesPeople, requireReader },
    columnsFor: (user) => columnsFor(columns, user).map((column) => ({ name: column.name, label: column.label })),
    formats: TABLE_FORMATS,
    prepare: async (request) => {
      const format = formatIn(request.query)
      const header: ExportHeader = headers.parse(request.query.get('header'))
      const { filters, columns: fixed, count, slices } = await source.open(request)
      const readable = columnsFor(fixed ?? columns, request.user)
      const chosen = fixed ? readable : chosenColumns(readable, request.query.get('columns'))
      const isAll = fixed === undefined && chosen.length === readable.length
      return {
        ...{ filters, format, count },
        columns: isAll ? null : chosen.map((column) => column.name).join(','),
        stream: (onEnd) => exportStream(format, { name, columns: chosen, header, slices: counted(slices(), onEnd) }),
      }
    },
  }
}

function formatIn(query: URLSearchParams) {
  const { success, data } = formats.safeParse(query.get('format') ?? 'csv')
  if (success) return data
  const message = `Choose one of these formats: ${TABLE_FORMATS.join(', ')}.`
  throw invalid([{ field: 'format', code: 'range', message }])
}

/** Calls back with the number of rows when all are read. */
export async function* counted<Row>(
  slices: AsyncGenerator<readonly Row[]>,
  onEnd: (rows: number) => Promise<unknown>,
): AsyncGenerator<readonly Row[]> {
  let count = 0
  for await (const rows of slices) {
    count += rows.length
    yield rows
  }
  await onEnd(count)
}
