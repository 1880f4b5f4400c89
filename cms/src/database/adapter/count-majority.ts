import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type {
  BaseDatabaseAdapter,
  CollectionConfig,
  CollectionSlug,
  CountArgs,
  FindArgs,
  PaginatedDocs,
  TypeWithID,
  Where,
} from 'payload'

/** A required field, and the value that most records of a collection have in the end. */
interface Majority {
  field: string
  value: string
}

/** Declares the majority of a collection. The field is the first one of an index, and its name that of its column. */
export function withMajority(collection: CollectionConfig, majority: Majority): CollectionConfig {
  return { ...collection, custom: { ...collection.custom, majority } }
}

/**
 * Makes SQLite count a majority as all records without the others. To count records with a value, it reads each entry of
 * the index; to count all records, only the pages of the smallest index.
 */
export function countMajorities(adapter: SQLiteAdapter): SQLiteAdapter {
  // The type of the adapter has these operations of a database without their type parameters.
  const operations: Pick<BaseDatabaseAdapter, 'count' | 'find'> = adapter
  const { count, find } = operations
  const majorityIn = ({ collection, where }: Pick<FindArgs, 'collection' | 'where'>): Majority | null => {
    const majority: Majority | undefined = adapter.payload.collections[collection]?.config.custom.majority
    return majority && isOnly(where, majority) ? majority : null
  }

  operations.count = async (args: CountArgs) => {
    const majority = majorityIn(args)
    return majority ? { totalDocs: await totalOf(adapter, args.collection, majority) } : count.call(adapter, args)
  }

  operations.find = async <T = TypeWithID>(args: FindArgs) => {
    const { limit = 0, page = 1, pagination } = args
    const majority = pagination === false || limit === 0 ? null : majorityIn(args)
    if (majority === null) return find.call(adapter, args) as Promise<PaginatedDocs<T>>
    const found = (await find.call(adapter, { ...args, pagination: false })) as PaginatedDocs<T>
    const totalDocs = await totalOf(adapter, args.collection, majority)
    return { ...found, ...pagesOf({ totalDocs, limit, page }), totalDocs }
  }
  return adapter
}

/** As the adapter describes its pages. */
function pagesOf({ totalDocs, limit, page }: { totalDocs: number; limit: number; page: number }) {
  if (totalDocs === 0) {
    return { totalPages: 1, pagingCounter: 1, hasPrevPage: false, hasNextPage: false, prevPage: null, nextPage: null }
  }
  const totalPages = Math.ceil(totalDocs / limit)
  const [hasPrevPage, hasNextPage] = [page > 1, totalPages > page]
  const [prevPage, nextPage] = [hasPrevPage ? page - 1 : null, hasNextPage ? page + 1 : null]
  return { totalPages, pagingCounter: (page - 1) * limit + 1, hasPrevPage, hasNextPage, prevPage, nextPage }
}

async function totalOf({ client }: SQLiteAdapter, slug: CollectionSlug, { field, value }: Majority): Promise<number> {
  const table = slug.replaceAll('-', '_')
  const others = (comparison: string) => `(SELECT count(*) FROM ${table} WHERE ${field} ${comparison} ?)`
  const sql = `SELECT (SELECT count(*) FROM ${table}) - ${others('<')} - ${others('>')} AS total`
  const { rows } = await client.execute({ sql, args: [value, value] })
  return Number(rows[0]?.total)
}

/** Whether a query is for the records of a majority, with no other condition. */
function isOnly(where: Where | undefined, majority: Majority): boolean {
  const [[key, part] = ['', undefined], ...others] = Object.entries(where ?? {})
  if (others.length > 0) return false
  if ((key === 'and' || key === 'or') && Array.isArray(part)) {
    const parts = key === 'and' ? part.filter((each) => Object.keys(each).length > 0) : part
    return parts.length === 1 && isOnly(parts[0], majority)
  }
  if (key !== majority.field || typeof part !== 'object' || Array.isArray(part)) return false
  const operators = Object.entries(part)
  return operators.length === 1 && operators[0]?.[0] === 'equals' && operators[0][1] === majority.value
}
