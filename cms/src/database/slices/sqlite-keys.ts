import { sqliteOf } from '../adapter/sqlite-of.ts'
import type { Keys, KeysOptions, RecordKey } from './key-order.ts'

interface Condition {
  text: string
  value: string
}

/**
 * The next keys by id, or by date and, among equal dates, by SQLite's row number, which the index of the date contains.
 * Ordering by date and id would sort all records of a date for each slice, and bulk imports give thousands the same one.
 */
export async function sqliteKeys({ payload, collection, order, after, size }: KeysOptions): Promise<Keys> {
  const sqlite = sqliteOf(payload)
  const table = collection.replaceAll('-', '_')
  const field = order === 'id' ? 'id' : order.by
  const column: unknown = Reflect.get(sqlite?.tables[table] ?? {}, field)
  if (!sqlite || !isColumn(column)) throw new Error(`There is no column ${field} of ${collection}.`)
  const { name } = column
  const [beyond, direction] = order === 'id' || !order.newestFirst ? ['>', 'ASC'] : ['<', 'DESC']

  const read = async (where: string, args: (string | number)[], limit: number): Promise<RecordKey[]> => {
    const sql = `SELECT id, ${name} AS date, rowid AS position FROM ${table} ${where && `WHERE ${where}`}
      ORDER BY ${name} ${direction}, rowid ${direction} LIMIT ?`
    const { rows } = await sqlite.client.execute({ sql, args: [...args, limit] })
    return rows.map(({ id, date, position }) => ({ id: String(id), date: String(date), row: Number(position) }))
  }
  const sameDate =
    after && order !== 'id' ? await read(`${name} = ? AND rowid ${beyond} ?`, [after.date, after.row], size) : []
  const rest = size - sameDate.length
  if (rest === 0) return { keys: sameDate, isLast: false }

  const conditions: Condition[] = after
    ? [{ text: `${name} ${beyond} ?`, value: order === 'id' ? after.id : after.date }]
    : []
  if (order !== 'id' && order.from !== undefined) conditions.push({ text: `${name} >= ?`, value: order.from })
  if (order !== 'id' && order.to !== undefined) conditions.push({ text: `${name} <= ?`, value: order.to })
  const where = conditions.map(({ text }) => text).join(' AND ')
  const others = await read(
    where,
    conditions.map(({ value }) => value),
    rest,
  )
  return { keys: [...sameDate, ...others], isLast: others.length < rest }
}

function isColumn(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
