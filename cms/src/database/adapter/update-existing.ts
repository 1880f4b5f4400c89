import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, eq } from '@payloadcms/db-sqlite/drizzle'

/**
 * Makes SQLite update rows that exist, as MongoDB does. The adapter looks a row up and then writes it with “insert, on
 * conflict update”, which would create a row again that was deleted meanwhile.
 */
export function updateExisting(adapter: SQLiteAdapter): SQLiteAdapter {
  const { insert } = adapter
  adapter.insert = async (args) => {
    const { db, onConflictDoUpdate, tableName, values } = args
    const table = adapter.tables[tableName]
    if (onConflictDoUpdate === undefined || table === undefined || Array.isArray(values) || !values.id) {
      return insert.call(adapter, args)
    }
    const where = and(eq(table.id, values.id), onConflictDoUpdate.where)
    const rows = await db.update(table).set(onConflictDoUpdate.set).where(where).returning()
    return rows as Record<string, unknown>[]
  }
  return adapter
}
