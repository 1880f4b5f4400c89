import { randomUUID } from 'node:crypto'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload, PayloadRequest } from 'payload'
import { type Sqlite, sqliteOf } from '../adapter/sqlite-of.ts'

/** Pass it to the writes of `writeTogether`. */
export type Together = Pick<PayloadRequest, 'transactionID'>

type Writes = (together: Together) => Promise<void>

/**
 * Writes several records at once. On SQLite all writes are one transaction with one commit; if a unique value is already
 * in use, they run one after another, as they always do on MongoDB. The writes must therefore be idempotent and in an
 * order that a crash may interrupt. They are not executed before the function returns, so they must not depend on
 * each other's results: each returns null.
 */
export async function writeTogether(payload: Payload, writes: Writes): Promise<void> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return writes({})
  const statements = await statementsOf(sqlite, writes)
  if (statements.length === 0) return
  try {
    const [only] = statements
    if (only && statements.length === 1) await sqlite.client.execute(only)
    else await sqlite.client.batch(statements, 'write')
  } catch (error) {
    if (!isConflict(error)) throw error
    await writes({})
  }
}

interface Statement {
  sql: string
  args: never[]
}

const RETURNING = / returning ((?:"\w+"(?:, )?)+)$/

/** Lets the adapter build the statements with a database that only collects them. */
async function statementsOf(sqlite: Sqlite, writes: Writes): Promise<Statement[]> {
  const statements: Statement[] = []
  const collect = async (statement: Statement) => {
    // Returned rows would be read and discarded.
    statements.push({ ...statement, sql: statement.sql.replace(RETURNING, '') })
    return { columns: [], columnTypes: [], rows: insertedRows(statement), rowsAffected: 0 }
  }
  const id = randomUUID()
  const settle = async () => {}
  const db = drizzle({ execute: collect } as never) as unknown as Sqlite['sessions'][string]['db']
  sqlite.sessions[id] = { db, resolve: settle, reject: settle }
  try {
    await writes({ transactionID: id })
  } finally {
    delete sqlite.sessions[id]
  }
  return statements
}

/** The id that a record was given, which the rows of its lists refer to. Other columns are not needed. */
function insertedRows({ sql, args }: Statement): unknown[][] {
  const columns = /^insert into "\w+" \("id", .*? values \(\?, /.test(sql) && RETURNING.exec(sql)?.[1]?.split(', ')
  return columns ? [columns.map((column) => (column === '"id"' ? args[0] : null))] : []
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT')
}
