import { todayInIndia } from '@pravesh/shared/platform/today'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Endpoint,
  Payload,
  PayloadRequest,
  TypedUser,
  Where,
} from 'payload'
import { z } from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { recordBatches } from '../database/record-batches.ts'
import { Problem } from '../problem.ts'
import { namedLimits } from '../rate-limit/named-limits.ts'
import { replaceListSearch } from '../search/list-search.ts'
import { type CsvColumn, type CsvHeader, csvHeader, csvLines } from './csv.ts'
import { readWhere } from './read-where.ts'

const HOUR = 60 * 60_000
const limits = namedLimits({
  'exports/staff': { limit: 60, windowMs: HOUR, message: 'You have exported many files. Try again in an hour.' },
})

interface CsvTable<Slug extends CollectionSlug, Row> {
  /** Of the file and of the address. */
  name: string
  collection: Slug
  /** A required, indexed date field: the newest record comes first. */
  newestBy: string
  columns: readonly CsvColumn<Row>[]
}

/** An export whose rows are the records themselves. */
type RecordExport<Slug extends CollectionSlug> = CsvTable<Slug, DataFromCollectionSlug<Slug>>

/** An export that adds data of other collections. */
interface RowExport<Slug extends CollectionSlug, Row> extends CsvTable<Slug, Row> {
  /** Records that are never exported, such as those in the trash, do not match. */
  only?: Where
  rowsOf: (options: { payload: Payload; records: DataFromCollectionSlug<Slug>[] }) => Promise<readonly Row[]>
}

const headers = z.catch(z.enum(['labels', 'names']), 'labels')

/**
 * `GET /api/exports/NAME`: the records of a list as a file for spreadsheets, with the list's filters. Only for staff who
 * may read the collection. `header=names` puts stable names instead of labels into the first line.
 */
export function csvExport<Slug extends CollectionSlug>(table: RecordExport<Slug>): Endpoint {
  return csvRowExport({ ...table, rowsOf: async ({ records }) => records })
}

/** Like `csvExport`, with rows that are made of the records. */
export function csvRowExport<Slug extends CollectionSlug, Row>(table: RowExport<Slug, Row>): Endpoint {
  const { name, collection } = table
  return endpoint({
    method: 'get',
    path: `/exports/${name}`,
    handle: async ({ payload, req, query }) => {
      const now = new Date()
      const user = await requireReader(req, collection)
      const where = readWhere(payload, query.get('where'))
      await limits.consume({ payload, name: 'exports/staff', subject: String(user.id), now })
      await requireValid({ payload, collection, where, user })
      const header: CsvHeader = headers.parse(query.get('header'))
      const lines = csvText({ payload, table, where, header })
      return new Response(streamOf(lines), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="${name}-${todayInIndia(now)}.csv"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  })
}

/** The body of a response. Ends the generator when the client disconnects. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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

/** Throws a Problem: 401 without a member of staff, 403 for one who may not read every record. */
async function requireReader(req: PayloadRequest, collection: CollectionSlug): Promise<TypedUser> {
  const { user, payload } = req
  if (!user || user.collection !== payload.config.admin.user) {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if ((await payload.collections[collection].config.access.read({ req })) === true) return user
  throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: 'Your role does not allow you to export this.' })
}

interface ValidOptions {
  payload: Payload
  collection: CollectionSlug
  where: Where
  user: TypedUser
}

/** Throws a Problem (400) for fields that do not exist or that the user may not filter by. */
async function requireValid({ payload, collection, where, user }: ValidOptions): Promise<void> {
  try {
    await payload.find({ collection, where, limit: 1, pagination: false, depth: 0, overrideAccess: false, user })
  } catch (error) {
    payload.logger.warn({ msg: 'An export has an invalid filter.', collection, err: error })
    throw new Problem({ code: 'BAD_FILTER', status: 400, publicMessage: 'This list cannot be filtered like that.' })
  }
}

interface TextOptions<Slug extends CollectionSlug, Row> {
  payload: Payload
  table: RowExport<Slug, Row>
  where: Where
  header: CsvHeader
}

/** Reads and writes one batch at a time, so that an export of any size needs little memory. */
async function* csvText<Slug extends CollectionSlug, Row>(options: TextOptions<Slug, Row>): AsyncGenerator<string> {
  const { payload, table, where, header } = options
  const { columns, collection, newestBy, only = {}, rowsOf } = table
  yield csvHeader(columns, header)
  const found = await replaceListSearch({ payload, slug: collection, where, all: true })
  for await (const records of recordBatches({ payload, collection, where: { and: [found, only] }, newestBy })) {
    yield csvLines(columns, await rowsOf({ payload, records }))
  }
}
