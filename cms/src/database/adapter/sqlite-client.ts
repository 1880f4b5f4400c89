import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client/sqlite3'
import { expandConfig } from '@libsql/core/config'
import { SqliteConnection } from './sqlite-connection.ts'

/** How long a statement waits for the lock of another process, in milliseconds. */
const MAX_WAIT_MS = 5000

/** Pauses between attempts, in milliseconds; the last one is repeated. */
const PAUSES_MS = [1, 2, 5, 10, 20, 30] as const
const LONGEST_PAUSE_MS = 30

/** How long statements may follow one another before the event loop serves what waits, in milliseconds. */
const MAX_HOLD_MS = 20

/** Of every connection. SQLite's own busy timeout would sleep in the thread that serves all requests. */
const SETTINGS = ['PRAGMA busy_timeout = 0', 'PRAGMA synchronous = FULL']

/** Changes the file. */
const WRITE_AHEAD = ['PRAGMA journal_mode = WAL', `PRAGMA journal_size_limit = ${64 * 1024 * 1024}`]

interface ClientOptions {
  maxWaitMs?: number
  /** False leaves the file as it is when it is opened, for one that is only read. */
  writeAhead?: boolean
}

/**
 * A client of an SQLite file that waits for locks of other processes in the event loop: what meets a lock has changed
 * nothing and is repeated. Rejects with SQLITE_BUSY after `maxWaitMs`.
 *
 * A statement is done before its promise is: a loop of thousands would hold all other requests until its end, so it waits
 * for a turn of the event loop now and then.
 */
export class SqliteClient implements Client {
  readonly protocol = 'file'
  closed = false
  private readonly file: string
  private readonly maxWaitMs: number
  private readonly settings: readonly string[]
  private connection: SqliteConnection | null = null
  /** The end of this turn of the event loop, and since when statements have been running in it. */
  private turn: { end: Promise<void>; since: number } | null = null

  /** The URL is like `file:pravesh.db`. */
  constructor(url: string, { maxWaitMs = MAX_WAIT_MS, writeAhead = true }: ClientOptions = {}) {
    this.file = expandConfig({ url }, true).path
    this.maxWaitMs = maxWaitMs
    this.settings = writeAhead ? [...SETTINGS, ...WRITE_AHEAD] : SETTINGS
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const given = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
    return this.waiting((connection) => connection.run(given))
  }

  async batch(statements: InStatement[], mode: 'write' | 'read' | 'deferred' = 'write'): Promise<ResultSet[]> {
    const begin = mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE'
    return this.waiting((connection) => {
      connection.run(begin)
      try {
        const results = statements.map((statement) => connection.run(statement))
        connection.run('COMMIT')
        return results
      } finally {
        if (connection.inTransaction) connection.run('ROLLBACK')
      }
    })
  }

  async executeMultiple(sql: string): Promise<void> {
    this.connect().exec(sql)
  }

  async transaction(): Promise<never> {
    throw new Error('Interactive transactions lose writes under concurrency. Use one statement or a batch.')
  }

  async migrate(): Promise<never> {
    throw new Error('Migrations run in `exclusively`.')
  }

  async sync(): Promise<never> {
    throw new Error('The database is a local file.')
  }

  close(): void {
    this.closed = true
    this.connection?.close()
    this.connection = null
  }

  private async waiting<Result>(run: (connection: SqliteConnection) => Result): Promise<Result> {
    while (this.holdsOthers()) await this.turn?.end
    this.beginTurn()
    const end = performance.now() + this.maxWaitMs
    for (let attempt = 0; ; attempt++) {
      let isInTransaction = false
      try {
        const connection = this.connect()
        isInTransaction = connection.inTransaction
        return run(connection)
      } catch (error) {
        if (!isBusy(error) || isInTransaction || performance.now() > end) throw error
      }
      await pause(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS)
    }
  }

  /** A transaction is not interrupted. */
  private holdsOthers(): boolean {
    return this.turn !== null && performance.now() - this.turn.since > MAX_HOLD_MS && !this.connection?.inTransaction
  }

  private beginTurn(): void {
    if (this.turn) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.turn = { end: promise, since: performance.now() }
    setImmediate(() => {
      this.turn = null
      resolve()
    })
  }

  private connect(): SqliteConnection {
    if (this.connection) return this.connection
    const connection = new SqliteConnection(this.file)
    try {
      for (const sql of this.settings) connection.exec(sql)
    } catch (error) {
      connection.close()
      throw error
    }
    this.connection = connection
    return connection
  }
}

/** Connects to the file of a URL like `file:pravesh.db`; rejects if it is no database or may not be opened. */
export async function connectSqlite(url: string, options?: ClientOptions): Promise<SqliteClient> {
  const client = new SqliteClient(url, options)
  await client.execute('SELECT 1 FROM sqlite_master')
  return client
}

/** Random, so that processes that wait for the same lock do not meet again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds * (0.5 + Math.random())))
}

export function isBusy(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
