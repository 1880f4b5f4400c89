import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { databaseName, fileOf, isFile } from '../database/open/database-address.ts'
import { createLog } from '../foundation/log/log.ts'
import type { Env } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { MongoTarget } from '../operations/move/mongo-target.ts'
import type { RecordTarget } from '../operations/move/record-store.ts'
import { prepareSqliteTarget, SqliteTarget } from '../operations/move/sqlite-target.ts'
import { unfinishedFile } from '../operations/move/unfinished-file.ts'
import { portalConfig } from '../portal-config.ts'

/** Opens the database that a move or a restoration fills. Throws a MoveError if its file exists. */
export async function openTarget(env: Env, to: string): Promise<RecordTarget> {
  if (!isFile(to)) return new MongoTarget(await openDatabase({ ...env, databaseUri: to }), databaseName(to))
  const file = path.resolve(fileOf(to))
  await prepareSqliteTarget(file)
  await mkdir(path.dirname(file), { recursive: true })
  return SqliteTarget.create(await openDatabase({ ...env, databaseUri: `file:${unfinishedFile(file)}` }), file)
}

/** For commands that only read: one that created the database would find nothing in it. Throws a StartError. */
export function requireDatabase({ databaseUri }: Env): void {
  if (isFile(databaseUri) && !existsSync(fileOf(databaseUri)))
    throw new StartError(`There is no database ${fileOf(databaseUri)}. Run this with the settings of the portal.`)
  checkDatabaseFile(databaseUri)
}

/** Connects without writing: no indexes, no change of the journal mode, no jobs. */
export async function openDatabase(env: Env): Promise<Payload> {
  const log = createLog({ pretty: false })
  log.level = 'error'
  const config = await portalConfig(env, log)
  const { db } = config
  const init: typeof db.init = (args) => Object.assign(db.init(args), { ensureIndexes: false, wal: false })
  return getPayload({ config: { ...config, db: { ...db, init } }, key: randomUUID(), disableOnInit: true })
}

/** Disconnects. An adapter of SQLite keeps its connection otherwise. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const sqlite = sqliteOf(payload)
  await payload.destroy()
  sqlite?.client.close()
}
