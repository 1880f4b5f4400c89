import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { replaceListSearch } from '../../database/search/list-search.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { Problem } from '../../foundation/problem.ts'
import { type CsvExport, defineExport, type ExportRequest, type OpenedExport } from './define-export.ts'
import type { ExportColumn } from './export-column.ts'
import { readWhere } from './read-where.ts'

type FieldOf<Slug extends CollectionSlug> = keyof DataFromCollectionSlug<Slug> & string
type Read<Slug extends CollectionSlug, Field extends FieldOf<Slug>> = Pick<DataFromCollectionSlug<Slug>, Field | 'id'>

interface CsvTable<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row>
  extends Partial<Pick<CsvExport, 'hasOwnLink' | 'namesPeople'>> {
  /** Of the file and of the address. */
  name: string
  collection: Slug
  /** A required, indexed date field: the newest record comes first. */
  newestBy: FieldOf<Slug>
  /** What the columns need beside the id. Other fields are not read. */
  fields: readonly Field[]
  columns: readonly ExportColumn<Row>[]
}

/** An export whose rows are the records themselves. */
type RecordExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>> = CsvTable<Slug, Field, Read<Slug, Field>>

/** An export that adds data of other collections. */
interface RowExport<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row> extends CsvTable<Slug, Field, Row> {
  /** May leave out records that are never exported, such as those in the trash. */
  rowsOf: (options: { payload: Payload; records: Read<Slug, Field>[] }) => Promise<readonly Row[]>
}

/**
 * `GET /api/exports/NAME`: the records of a list as a file for spreadsheets, with the list's filters (`where`). Only for staff
 * who may read the collection. It is recorded who exports what, with the `reason` if one is given. (export-endpoint.ts)
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
  return defineExport<Row>({
    ...table,
    requireReader: async ({ req }) => void (await readableBy(req, table.collection)),
    open: (request) => openList(table, request),
  })
}

async function openList<Slug extends CollectionSlug, Field extends FieldOf<Slug>, Row>(
  { collection, newestBy, fields, rowsOf }: RowExport<Slug, Field, Row>,
  { payload, req, user, query }: ExportRequest,
): Promise<OpenedExport<Row>> {
  const readable = await readableBy(req, collection)
  const where = readWhere(payload, query.get('where'))
  await requireValid({ payload, collection, where, user })
  const shown = async () => {
    const found = await replaceListSearch({ payload, slug: collection, where, all: true })
    return Object.keys(readable).length === 0 ? found : { and: [found, readable] }
  }
  return {
    filters: JSON.stringify(where),
    // The condition is the request's, for a collection that is known only at run time.
    count: async () => countRows({ payload, collection, where: (await shown()) as never }),
    slices: async function* () {
      const order = { by: newestBy, newestFirst: true }
      const walk = walkRecords({ payload, collection, where: (await shown()) as never, order, fields })
      for await (const records of walk) yield await rowsOf({ payload, records })
    },
  }
}

/** The records that the person of a request may read. Throws a Problem (403) for one who may read none. */
export async function readableBy(req: PayloadRequest, collection: CollectionSlug): Promise<Where> {
  const access = await req.payload.collections[collection].config.access.read({ req })
  if (access !== false) return access === true ? {} : access
  throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: 'Your role does not allow you to export this.' })
}

interface ValidOptions extends Pick<ExportRequest, 'payload' | 'user'> {
  collection: CollectionSlug
  where: Where
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
