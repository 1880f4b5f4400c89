import { dayInIndia } from '@pravesh/shared/platform/formats'
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
import { replaceListSearch } from '../../database/search/list-search.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { type CsvColumn, type CsvHeader, csvHeader, csvLines } from './csv.ts'
import { readWhere } from './read-where.ts'

const HOUR = 60 * 60_000
const limits = namedLimits({
  'exports/staff': { limit: 60, windowMs: HOUR, message: 'You have exported many files. Try again in an hour.' },
})

type FieldOf<Slug extends CollectionSlug> = keyof DataFromCollectionSlug<Slug> & string
type Read<Slug extends CollectionSlug, Field extends FieldOf<Slug>> = Pick<DataFromCollectionSlug<Slug>, Field | 'id'>

/** An export of a list. A feature lists it in `Feature.exports`: the call and the link above the list follow. */
export interface CsvExport {
  name: string
  collection: CollectionSlug
  /** Whether a component of the feature links to it, instead of the bar above the list. */
  hasOwnLink: boolean
  endpoint: Endpoint
}

interface CsvTable<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row>
  extends Partial<Pick<CsvExport, 'hasOwnLink'>> {
  /** Of the file and of the address. */
  name: string
  collection: Slug
  /** A required, indexed date field: the newest record comes first. */
  newestBy: FieldOf<Slug>
  /** What the columns need beside the id. Other fields are not read. */
  fields: readonly Field[]
  columns: readonly CsvColumn<Row>[]
}

/** An export whose rows are the records themselves. */
type RecordExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>> = CsvTable<Slug, Field, Read<Slug, Field>>

/** An export that adds data of other collections. */
interface RowExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row> extends CsvTable<Slug, Field, Row> {
  /** May leave out records that are never exported, such as those in the trash. */
  rowsOf: (options: { payload: Payload; records: Read<Slug, Field>[] }) => Promise<readonly Row[]>
}

const headers = z.catch(z.enum(['labels', 'names']), 'labels')

/**
 * `GET /api/exports/NAME`: the records of a list as a file for spreadsheets, with the list's filters. Only for staff who
 * may read the collection. `header=names` puts stable names instead of labels into the first line.
 */
export function csvExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>>(
  table: RecordExport<Slug, Field>,
): CsvExport {
  return csvRowExport({ ...table, rowsOf: async ({ records }) => records })
}

/** Like `csvExport`, with rows that are made of the records. */
export function csvRowExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row>(
  table: RowExport<Slug, Field, Row>,
): CsvExport {
  const { name, collection, hasOwnLink = false } = table
  const call = endpoint({
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
          'Content-Disposition': `attachment; filename="${name}-${dayInIndia(now)}.csv"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  })
  return { name, collection, hasOwnLink, endpoint: call }
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

/** Matches no record, and the database finds that out from the index of ids. */
const NO_RECORD: Where = { id: { in: [] } }

/** Throws a Problem (400) for fields that do not exist or that the user may not filter by. */
async function requireValid({ payload, collection, where, user }: ValidOptions): Promise<void> {
  const none: Where = { and: [NO_RECORD, where] }
  const query = { collection, where: none, sort: 'id', limit: 1, pagination: false, depth: 0 }
  try {
    await payload.find({ ...query, overrideAccess: false, user })
  } catch (error) {
    payload.logger.warn({ msg: 'An export has an invalid filter.', collection, err: error })
    throw new Problem({ code: 'BAD_FILTER', status: 400, publicMessage: 'This list cannot be filtered like that.' })
  }
}

interface TextOptions<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row> {
  payload: Payload
  table: RowExport<Slug, Field, Row>
  where: Where
  header: CsvHeader
}

/** Reads and writes one slice at a time, when the client takes it, so that an export of any size needs little memory. */
async function* csvText<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row>(
  options: TextOptions<Slug, Field, Row>,
): AsyncGenerator<string> {
  const { payload, table, where, header } = options
  const { columns, collection, newestBy, fields, rowsOf } = table
  yield csvHeader(columns, header)
  const found = await replaceListSearch({ payload, slug: collection, where, all: true })
  const order = { by: newestBy, newestFirst: true }
  // The condition is the request's, for a collection that is known only at run time.
  for await (const records of walkRecords({ payload, collection, where: found as never, order, fields })) {
    yield csvLines(columns, await rowsOf({ payload, records }))
  }
}
