import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { eq, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionConfig } from 'payload'

/** A required field, and the value that most records of a collection have in the end. */
interface Majority {
  field: string
  value: string
}

/** Declares the majority of a collection. The field is the first one of an index. */
export function withMajority(collection: CollectionConfig, majority: Majority): CollectionConfig {
  return { ...collection, custom: { ...collection.custom, majority } }
}

/**
 * Makes SQLite count a majority as all records without the others. To count records with a value, it reads each entry of
 * the index; to count all records, only the pages of the smallest index. Among 114,680 parcels, of which 100,456 are
 * delivered, a page of these takes 2 ms of CPU instead of 7.5, which would grow with each parcel.
 */
export function countMajorities(adapter: SQLiteAdapter): SQLiteAdapter {
  const { countDistinct } = adapter
  adapter.countDistinct = async (args) => {
    const { db, joins, tableName, where } = args
    const majority = majorityOf(adapter, tableName)
    const table = adapter.tables[tableName]
    if (majority === undefined || table === undefined || joins.length > 0) return countDistinct.call(adapter, args)
    const column = table[majority.field]
    const textOf = (condition: typeof where) => {
      const query = db.select({ id: table.id }).from(table).where(condition).toSQL()
      return JSON.stringify([query.sql.replaceAll(/[()]/g, ''), query.params])
    }
    if (textOf(where) !== textOf(eq(column, majority.value))) return countDistinct.call(adapter, args)
    const others = (comparison: string) =>
      sql`(SELECT count(*) FROM ${table} WHERE ${column} ${sql.raw(comparison)} ${majority.value})`
    const rows = await db.all<{ total: number }>(
      sql`SELECT (SELECT count(*) FROM ${table}) - ${others('<')} - ${others('>')} AS total`,
    )
    return Number(rows[0]?.total)
  }
  return adapter
}

function majorityOf({ payload }: SQLiteAdapter, tableName: string): Majority | undefined {
  const slug = tableName.replaceAll('_', '-')
  return payload.config.collections.find((collection) => collection.slug === slug)?.custom.majority
}
