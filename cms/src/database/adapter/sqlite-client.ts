import { type Client, type InArgs, type InStatement, type ResultSet, Sqlite3Client } from '@libsql/client/sqlite3'
import { expandConfig } from '@libsql/core/config'
import { isWrite } from './is-write.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/** How long a statement waits for the lock of another process, in milliseconds. */
const MAX_WAIT_MS = 5000

/** Pauses between attempts, in milliseconds; the last one is repeated. */
const PAUSES_MS = [1, 2, 5, 10, 20, 30] as const
const LONGEST_PAUSE_MS = 30

/** Of every connection. SQLite's own busy timeout would sleep in the thread that serves all requests. */
const SETTINGS = [
  ['busy_timeout', 'PRAGMA busy_timeout = 0'],
  ['journal_mode', 'PRAGMA journal_mode = WAL'],
  ['journal_size_limit', `PRAGMA journal_size_limit = ${64 * 1024 * 1024}`],
  ['synchronous', 'PRAGMA synchronous = FULL'],
] as const

const SETTING = /^\s*pragma\s+(\w+)\s*=/i

interface Connected {
  database: SqliteConnection
  client: Sqlite3Client
}

/**
 * A client of an SQLite file that waits for locks of other processes in the event loop. Each write outside a transaction
 * gets the lock first, so that no prepared statement meets one (`sqlite-connection.ts`). What meets a lock has changed
 * nothing and is repeated. Rejects with SQLITE_BUSY after `maxWaitMs`.
 */
export class SqliteClient implements Client {
  readonly protocol = 'file'
  closed = false
  private readonly file: string
  private readonly maxWaitMs: number
  private readonly settings = new Map<string, string>(SETTINGS)
  private connected: Connected | null = null

  /** The URL is like `file:pravesh.db`. */
  constructor(url: string, maxWaitMs = MAX_WAIT_MS) {
    this.file = expandConfig({ url }, true).path
    this.maxWaitMs = maxWaitMs
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const given = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
    const result = await this.waiting(async ({ client, database }) => {
      if (database.inTransaction || !isWrite(given.sql)) return client.execute(given)
      const [written] = await client.batch([given], 'write')
      if (written === undefined) throw new Error('A write had no result.')
      return written
    })
    const setting = SETTING.exec(given.sql)?.[1]
    if (setting) this.settings.set(setting.toLowerCase(), given.sql)
    return result
  }

  async batch(statements: InStatement[], mode: 'write' | 'read' | 'deferred' = 'write'): Promise<ResultSet[]> {
    return this.waiting(({ client }) => client.batch(statements, mode === 'read' ? mode : 'write'))
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.connect().client.executeMultiple(sql)
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
    this.disconnect()
  }

  private async waiting<Result>(run: (connected: Connected) => Promise<Result>): Promise<Result> {
    const end = performance.now() + this.maxWaitMs
    for (let attempt = 0; ; attempt++) {
      let connected: Connected | null = null
      let isInTransaction = false
      try {
        connected = this.connect()
        isInTransaction = connected.database.inTransaction
        return await run(connected)
      } catch (error) {
        if (!isBusy(error) || isInTransaction) throw error
        if (connected && error.cause !== connected.database.refusal) this.replace(connected)
        if (performance.now() > end) throw error
      }
      await pause(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS)
    }
  }

  private connect(): Connected {
    if (this.connected) return this.connected
    const database = new SqliteConnection(this.file)
    try {
      for (const sql of this.settings.values()) database.exec(sql)
    } catch (error) {
      database.close()
      throw error
    }
    this.connected = { database, client: new Sqlite3Client(this.file, {}, database, 'number') }
    return this.connected
  }

  /** Another statement may have replaced it already. */
  private replace(connected: Connected): void {
    if (this.connected === connected) this.disconnect()
  }

  private disconnect(): void {
    this.connected?.database.close()
    this.connected = null
  }
}

/** Connects to the file of a URL like `file:pravesh.db`; rejects if it is no database or may not be opened. */
export async function connectSqlite(url: string): Promise<SqliteClient> {
  const client = new SqliteClient(url)
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
