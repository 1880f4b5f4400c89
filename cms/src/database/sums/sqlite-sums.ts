import { sql } from '@payloadcms/db-sqlite'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { buildQuery } from '@payloadcms/drizzle'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { type Sqlite, sqliteOf } from '../adapter/sqlite-of.ts'
import { SliceSize } from '../slices/slice-size.ts'
import type { GroupKey, PartialSum, SumQuery } from './sum-query.ts'

/** Up to so many matching records are summed in one query, like that which has counted them for the list. */
const FEW = 2000

/** Rows of a slice, matching or not. */
const ROWS = { min: 500, max: 8000 }

/**
 * Sums few records by an index, if there is one, and more of them in slices of consecutive rows, with all other requests
 * between them.
 */
export async function sqliteSums(query: SumQuery): Promise<PartialSum[]> {
  const sqlite = sqliteOf(query.payload)
  if (!sqlite) throw new Error('The database is not SQLite.')
  const { drizzle } = sqlite
  const table = tableOf(sqlite, query)
  const where = conditionOf(sqlite, query)
  if (query.matches <= FEW) return sumWhere(sqlite, query, where(null))

  const [rows] = await drizzle.all<{ first: number | null; last: number | null }>(
    sql`SELECT (SELECT min(rowid) FROM ${table}) AS first, (SELECT max(rowid) FROM ${table}) AS last`,
  )
  const { first, last } = rows ?? { first: null, last: null }
  if (first === null || last === null) return []
  const parts: PartialSum[] = []
  const slices = new SliceSize(ROWS)
  for (let from = first; from <= last; ) {
    const to = Math.min(last, from + slices.size - 1)
    parts.push(...(await sumWhere(sqlite, query, where(sql`${table}.rowid BETWEEN ${from} AND ${to}`))))
    from = to + 1
    await nextTurn()
    slices.adapt()
  }
  return parts
}

async function sumWhere(sqlite: Sqlite, query: SumQuery, where: SQL): Promise<PartialSum[]> {
  const { by, fields } = query
  const table = tableOf(sqlite, query)
  const keys = by.map((key, place) => sql`${expressionOf(table, key)} AS ${sql.identifier(`key${place}`)}, `)
  const sums = fields.map((field, place) => sql`, sum(${table[field]}) AS ${sql.identifier(`sum${place}`)}`)
  const columns = sql.join(
    by.map((_, place) => sql.identifier(`key${place}`)),
    sql`, `,
  )
  const groups = await sqlite.drizzle.all<Record<string, number>>(
    sql`SELECT ${sql.join(keys)}count(*) AS count${sql.join(sums)} FROM ${table} WHERE ${where} GROUP BY ${columns}`,
  )
  return groups.map(({ count = 0, ...group }) => ({
    values: by.map((key, place) => (isSign(key) ? group[`key${place}`] === 1 : group[`key${place}`])),
    count,
    sums: fields.map((_, place) => group[`sum${place}`] ?? 0),
  }))
}

function expressionOf(table: ReturnType<typeof tableOf>, key: GroupKey): SQL {
  if (typeof key === 'string') return sql`${table[key]}`
  if (!isSign(key)) return sql`min(ifnull(${table[key.field]}, ${key.upTo}), ${key.upTo})`
  const total = (names: readonly string[]) => sql.join(names.map((name) => sql` + ifnull(${table[name]}, 0)`))
  return sql`(0${total(key.plus)}) > (0${total(key.minus)})`
}

const isSign = (key: GroupKey): key is Extract<GroupKey, { plus: unknown }> => typeof key === 'object' && 'plus' in key

/**
 * The condition for the matching records, or those among some rows. Each record comes once, however many it is related to.
 * The unary plus stops SQLite from using an index: it would read all records with one value of it for each slice.
 */
function conditionOf(sqlite: Sqlite, query: SumQuery): (rows: SQL | null) => SQL {
  const { payload, collection, where } = query
  const table = tableOf(sqlite, query)
  const { flattenedFields: fields } = payload.collections[collection].config
  const { joins, where: matching = sql`true` } = buildQuery({
    adapter: sqlite as never,
    fields,
    tableName: tableNameOf(query),
    where,
  })
  const among = (rows: SQL | null) => (rows ? sql`${rows} AND +(${matching})` : sql`${matching}`)
  if (joins.length === 0) return among
  return (rows) => {
    const ids = sqlite.drizzle.select({ id: table.id }).from(table).where(among(rows)).$dynamic()
    for (const { table: related, condition } of joins) ids.leftJoin(related as never, condition as never)
    return sql`${table.id} IN ${ids}`
  }
}

function tableOf(sqlite: Sqlite, query: SumQuery) {
  const table = sqlite.tables[tableNameOf(query)]
  if (!table) throw new Error(`There is no table of ${query.collection}.`)
  return table
}

const tableNameOf = ({ collection }: SumQuery) => collection.replaceAll('-', '_')
