import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseName, fileOf, isFile } from '../database/open/database-address.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { BackupError } from '../operations/backup/backup-error.ts'
import { restoreUploads } from '../operations/backup/copy-uploads.ts'
import { DumpedRecords } from '../operations/backup/dumped-records.ts'
import { keyWarning } from '../operations/backup/key-ids.ts'
import { DATABASE_FILE, type Manifest, RECORDS, verifyBackup } from '../operations/backup/manifest.ts'
import { readSums } from '../operations/backup/sums.ts'
import { syncFile } from '../operations/backup/sync-file.ts'
import { MoveError } from '../operations/move/move-error.ts'
import { moveRecords, requireKnownTables } from '../operations/move/move-records.ts'
import { type RecordSet, recordSets } from '../operations/move/record-sets.ts'
import type { RecordSource } from '../operations/move/record-store.ts'
import { SqliteSource } from '../operations/move/sqlite-source.ts'
import { unfinishedFile } from '../operations/move/unfinished-file.ts'
import { portalConfig } from '../portal-config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openDatabase, openTarget } from './open-database.ts'

interface RestoreOptions {
  /** The folder of one backup. */
  from: string
  env?: Env
  report?: (line: string) => void
}

export interface Restoration {
  /** The folder of the backup. */
  folder: string
  manifest: Manifest
  env: Env
  report: (line: string) => void
}

/** Restores a backup to the database and the folder of this process's settings, which must be empty. */
export async function restorePortal({ from, env = processEnv(), report = console.log }: RestoreOptions): Promise<void> {
  const folder = path.resolve(from)
  const manifest = await verifyBackup(folder, report)
  await restoreBackup({ folder, manifest, env, report })
  report(`Done. The portal of ${manifest.startedAt} is in ${databaseName(env.databaseUri)}.`)
  const warning = keyWarning(manifest.fieldKeys, env.fieldKeys)
  if (warning !== null) report(warning)
}

/** Restores a backup whose hashes were compared. */
export async function restoreBackup(restoration: Restoration): Promise<void> {
  const { manifest, env } = restoration
  const isCopy = manifest.database === 'sqlite' && isFile(env.databaseUri)
  await (isCopy ? restoreFile(restoration) : restoreRecords(restoration))
}

/** The database comes last and at once, so that no portal starts on a part of it. */
async function restoreFile(restoration: Restoration): Promise<void> {
  const { folder, env } = restoration
  const file = fileOf(env.databaseUri)
  const present = ['', '-wal', '-journal'].find((suffix) => existsSync(`${file}${suffix}`))
  if (present !== undefined) throw new BackupError(`${file}${present} exists. Choose the name of a new file.`)
  const unfinished = unfinishedFile(file)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // Keeps portals away from the files without records.
  await writeFile(unfinished, '')
  await restoreFiles(restoration)
  await copyFile(path.join(folder, DATABASE_FILE), unfinished)
  await syncFile(unfinished)
  // Unlike a rename, this fails if a portal has created the file meanwhile.
  await link(unfinished, file)
  await rm(unfinished)
  await syncFile(path.dirname(file))
}

async function restoreRecords(restoration: Restoration): Promise<void> {
  const { manifest, env, report } = restoration
  const target = await openTarget(env, env.databaseUri)
  try {
    const { source, sets } = await openBackup(restoration)
    try {
      await requireKnownTables(source)
      await target.claim({ name: source.name, fingerprint: manifest.id })
      await restoreFiles(restoration)
      await moveRecords({ source, target, sets, report })
      await target.finish()
    } finally {
      await source.close()
    }
  } finally {
    await target.close()
  }
}

/** The records of a backup. Throws a BackupError if an SQLite backup is from another version. */
export async function openBackup({
  folder,
  manifest,
  env,
}: Restoration): Promise<{ source: RecordSource; sets: RecordSet[] }> {
  if (manifest.database === 'mongodb') {
    const sets = recordSets(await portalConfig(env))
    return { source: new DumpedRecords(path.join(folder, RECORDS), manifest.records, sets), sets }
  }
  const file = path.join(folder, DATABASE_FILE)
  const payload = await openDatabase({ ...env, databaseUri: `file:${file}` })
  return { source: await SqliteSource.open(payload, file).catch(explainVersion), sets: recordSets(payload.config) }
}

function explainVersion(error: unknown): never {
  if (!(error instanceof MoveError)) throw error
  throw new BackupError(
    'The backup is from another version of the portal. Restore it with DATABASE_URI=file:NEW.db, start the portal there once, stop it, and use npm run move.',
    { cause: error },
  )
}

async function restoreFiles({ folder, manifest, env, report }: Restoration): Promise<void> {
  if (manifest.files === null) {
    report('This backup has no files. Restore them from their own backup.')
    return
  }
  await restoreUploads({ uploads: await openStorage(env), folder, hashes: await readSums(folder), report })
}
