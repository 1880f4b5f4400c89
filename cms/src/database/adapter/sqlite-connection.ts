import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { InStatement, InValue, ResultSet } from '@libsql/client/sqlite3'
import { sqliteError } from './sqlite-error.ts'
import { type RowClass, rowClass } from './sqlite-row.ts'

/** As many as a busy portal uses again and again; each takes a few kilobytes. */
const MAX_PREPARED = 500

/** What may change the columns of a prepared statement, or a setting that SQLite reads when it prepares one. */
const CHANGES_PREPARED = /^\s*(create|alter|drop|attach|detach|pragma)\b/i

interface Prepared {
  statement: StatementSync
  /** Empty for a statement that returns no rows. */
  columns: string[]
  RowOf: RowClass
}

/** A connection to an SQLite file. Runs one statement at a time, in the thread that calls it, and keeps what it prepared. */
export class SqliteConnection {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, Prepared>()

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 0 })
  }

  get inTransaction(): boolean {
    return this.database.isTransaction
  }

  /** Throws a `LibsqlError`. A statement that failed, also one that met a lock, has changed nothing. */
  run(given: InStatement): ResultSet {
    const { sql, args = [] } = typeof given === 'string' ? { sql: given } : given
    try {
      return this.result(sql, Array.isArray(args) ? args.map(parameter) : [named(args)])
    } catch (error) {
      throw sqliteError(error)
    }
  }

  /** Runs statements one after the other, without parameters and results. */
  exec(sql: string): void {
    this.prepared.clear()
    try {
      this.database.exec(sql)
    } catch (error) {
      throw sqliteError(error)
    }
  }

  close(): void {
    this.prepared.clear()
    this.database.close()
  }

  private result(sql: string, parameters: SQLInputValue[] | [Named]): ResultSet {
    if (CHANGES_PREPARED.test(sql)) this.prepared.clear()
    const { statement, columns, RowOf } = this.prepare(sql)
    const bound = parameters as SQLInputValue[]
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(...bound)
      return resultSet({ rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) })
    }
    // Typed as objects, whatever `setReturnArrays` says.
    const found = statement.all(...bound) as unknown as SQLOutputValue[][]
    return resultSet({ columns, rows: found.map((values) => new RowOf(values)) })
  }

  private prepare(sql: string): Prepared {
    const known = this.prepared.get(sql)
    if (known) {
      // The one that was not used for longest stays first.
      this.prepared.delete(sql)
      this.prepared.set(sql, known)
      return known
    }
    const statement = this.database.prepare(sql)
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name }) => name)
    const prepared = { statement, columns, RowOf: rowClass(columns) }
    this.prepared.set(sql, prepared)
    const [first] = this.prepared.keys()
    if (this.prepared.size > MAX_PREPARED && first !== undefined) this.prepared.delete(first)
    return prepared
  }
}

type Named = Record<string, SQLInputValue>

function named(args: Record<string, InValue>): Named {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, parameter(value)]))
}

function parameter(value: InValue): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return value
}

function resultSet(given: Partial<ResultSet>): ResultSet {
  const { columns = [], rows = [], rowsAffected = 0, lastInsertRowid } = given
  const columnTypes = columns.map(() => '')
  return { columns, columnTypes, rows, rowsAffected, lastInsertRowid, toJSON: () => ({ columns, rows, rowsAffected }) }
}
