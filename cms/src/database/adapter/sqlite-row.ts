import type { SQLOutputValue } from 'node:sqlite'
import type { Row, Value } from '@libsql/client/sqlite3'

export type RowClass = new (values: readonly SQLOutputValue[]) => Row

/**
 * A class of rows with the given columns, as libsql has them: Drizzle reads them by position, our own statements by name.
 * Only names are enumerable. Of several columns with one name, the first has it.
 */
export function rowClass(columns: readonly string[]): RowClass {
  class SqliteRow {
    readonly #values: readonly Value[]

    constructor(values: readonly SQLOutputValue[]) {
      this.#values = values.map(fromSqlite)
      for (const [name, position] of named) {
        const value = this.#values[position]
        Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true })
      }
    }

    static at(row: SqliteRow, position: number): Value | undefined {
      return row.#values[position]
    }
  }
  const named = [...new Set(columns)].map((name) => [name, columns.indexOf(name)] as const)
  const positions = columns.map((_, position) => {
    const get = function (this: SqliteRow) {
      return SqliteRow.at(this, position)
    }
    return [position, { get }] as const
  })
  Object.defineProperties(SqliteRow.prototype, {
    ...Object.fromEntries(positions),
    length: { value: columns.length },
  })
  return SqliteRow as unknown as RowClass
}

function fromSqlite(value: SQLOutputValue): Value {
  return value instanceof Uint8Array ? value.slice().buffer : value
}
