import Database from 'libsql'

const TRANSACTION_CONTROL = /^\s*(begin|commit|end|rollback|savepoint|release)\b/i

/**
 * A connection to an SQLite file that begins and ends transactions with `exec`. A prepared statement that meets another
 * process's lock stays active in libsql until it is garbage-collected. With it, later writes on the connection report
 * success, but are never committed.
 */
export class SqliteConnection extends Database {
  /** The error of the last transaction that could not begin or end. It has left no statement active. */
  refusal: unknown = null

  /** An override cannot repeat libsql's conditional type, and only the client calls it: hence `never`. */
  override prepare(sql: string): never {
    if (!TRANSACTION_CONTROL.test(sql)) return super.prepare(sql) as never
    const run = () => {
      try {
        this.exec(sql)
      } catch (error) {
        this.refusal = error
        throw error
      }
      return { changes: 0, lastInsertRowid: 0 }
    }
    return { run, safeIntegers: () => undefined, raw: throwWithoutRows } as never
  }
}

/** One for all, because every transaction throws it twice and the trace of a new one costs as much as a small write. */
const RETURNS_NO_ROWS = new TypeError('The statement returns no rows.')

/** How the client learns that a statement returns no rows. */
function throwWithoutRows(): never {
  throw RETURNS_NO_ROWS
}
