import { StartError } from '../../foundation/start-error.ts'
import type { Sqlite } from './sqlite-of.ts'

const MAX_NAMED = 3

/** Throws a StartError if the database lacks a table or column, because a newer version of the portal removed it. */
export async function requireAllColumns({ client, rawTables }: Pick<Sqlite, 'client' | 'rawTables'>): Promise<void> {
  const { rows } = await client.execute(
    "SELECT t.name AS tableName, c.name AS columnName FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'",
  )
  const present = new Set(rows.map(({ tableName, columnName }) => `${tableName}.${columnName}`))
  const missing = Object.values(rawTables).flatMap(({ name, columns }) =>
    Object.values(columns)
      .map((column) => `${name}.${column.name}`)
      .filter((column) => !present.has(column)),
  )
  if (missing.length === 0) return
  const named = missing.slice(0, MAX_NAMED).join(', ')
  throw new StartError(
    `The database lacks ${named}${missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : ''}, which a newer version of the portal has removed. Start that version again, or restore a backup from this one.`,
  )
}
