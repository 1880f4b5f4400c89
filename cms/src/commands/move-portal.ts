import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { databaseName, fileOf, isFile } from '../database/open/database-address.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { filePlaces } from '../operations/move/file-places.ts'
import { MongoSource } from '../operations/move/mongo-source.ts'
import { MoveError } from '../operations/move/move-error.ts'
import { moveFiles } from '../operations/move/move-files.ts'
import { refuseUnfinishedMove } from '../operations/move/move-marker.ts'
import { moveRecords, requireKnownTables } from '../operations/move/move-records.ts'
import { recordSets } from '../operations/move/record-sets.ts'
import type { RecordSource } from '../operations/move/record-store.ts'
import { requireStopped } from '../operations/move/served.ts'
import { identityOf } from '../operations/move/source-identity.ts'
import { SqliteSource } from '../operations/move/sqlite-source.ts'
import { openDatabase, openTarget } from './open-database.ts'

const DATABASE_URI = /^(file:.+|mongodb(\+srv)?:\/\/.+)$/

interface MoveOptions {
  /** DATABASE_URI of the target. */
  to: string
  /** Folder of the target, or `s3://` and S3_BUCKET; null leaves the files. */
  media: string | null
  env?: Env
  report?: (line: string) => void
}

/** Moves the portal of this process's settings to another database, and its files to another place. */
export async function movePortal({ to, media, env = processEnv(), report = print }: MoveOptions): Promise<void> {
  if (!DATABASE_URI.test(to)) throw new MoveError('--to must start with file: (SQLite) or mongodb:// (MongoDB).')
  const files = media === null ? null : await filePlaces(env, media)
  const { payload, source } = await openSource(env)
  try {
    await requireStopped(payload, report)
    await requireKnownTables(source)
    const identity = await identityOf(payload, source.name)
    const target = await openTarget(env, to)
    try {
      await target.claim(identity)
      // First, because all records are compared in each run, and of the files only what earlier runs have not.
      const moved = files && (await moveFiles({ ...files, report, progress: target }))
      const { count, hash } = await moveRecords({ source, target, sets: recordSets(payload.config), report })
      if (await source.hasChanged()) {
        throw new MoveError('The source was changed during the move. Stop the portal and run this again.')
      }
      await target.finish()
      report(`Done. ${count} records are equal (hash ${hash})${moved === null ? '' : `, and ${moved} files`}.`)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function openSource(env: Env): Promise<{ payload: Payload; source: RecordSource }> {
  const { databaseUri } = env
  if (!isFile(databaseUri)) {
    const payload = await openDatabase(env)
    await refuseUnfinishedMove(payload)
    return { payload, source: new MongoSource(payload, databaseName(databaseUri)) }
  }
  if (!existsSync(fileOf(databaseUri))) throw new MoveError(`There is no database ${fileOf(databaseUri)} to move.`)
  checkDatabaseFile(databaseUri)
  const payload = await openDatabase(env)
  return { payload, source: await SqliteSource.open(payload, fileOf(databaseUri)) }
}

const print = (line: string) => console.log(`  ${line}`)
