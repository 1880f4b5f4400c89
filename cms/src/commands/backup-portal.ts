import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { databaseName, fileOf, isFile } from '../database/open/database-address.ts'
import { encryptedFields } from '../features.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { BackupError } from '../operations/backup/backup-error.ts'
import { backupName, completeBackups, isBackupName } from '../operations/backup/backup-names.ts'
import { copySqlite } from '../operations/backup/copy-sqlite.ts'
import { copyUploads, type EarlierBackup } from '../operations/backup/copy-uploads.ts'
import { dumpRecords } from '../operations/backup/dump-records.ts'
import { fileHash } from '../operations/backup/file-hash.ts'
import { storeLastBackup } from '../operations/backup/last-times.ts'
import { DATABASE_FILE, FILES, type Manifest, RECORDS, writeManifest } from '../operations/backup/manifest.ts'
import { removeOld } from '../operations/backup/remove-old.ts'
import { requireOutside } from '../operations/backup/require-outside.ts'
import { readSums, SUMS, writeSums } from '../operations/backup/sums.ts'
import { syncFile } from '../operations/backup/sync-file.ts'
import { MongoSource } from '../operations/move/mongo-source.ts'
import { refuseUnfinishedMove } from '../operations/move/move-marker.ts'
import { requireKnownTables } from '../operations/move/move-records.ts'
import { recordSets } from '../operations/move/record-sets.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openDatabase } from './open-database.ts'
import { recordTime } from './record-time.ts'
import { type FolderLock, lockFolder } from './start/lock-folder.ts'

interface BackupOptions {
  /** The folder that gets a folder for this backup. */
  to: string
  /** Number of complete backups that stay there; null keeps all. */
  keep?: number | null
  /** False leaves the uploads to backups of their own. */
  withFiles?: boolean
  env?: Env
  report?: (line: string) => void
}

type Records = Pick<Manifest, 'records' | 'fieldKeys'>

/** Backs up the portal of this process's settings, which may be serving. Returns the folder of the backup. */
export async function backUpPortal({
  to,
  keep = null,
  withFiles = true,
  env = processEnv(),
  report = console.log,
}: BackupOptions): Promise<string> {
  const startedAt = new Date()
  const parent = path.resolve(to)
  requireOutside({ folder: parent, mediaDir: env.mediaDir, name: '--to' })
  const lock = await takeFolder(parent)
  try {
    await removeUnfinished(parent, report)
    return await backUp({ startedAt, parent, keep, withFiles, env, report })
  } catch (error) {
    // Its space may be what the next backup lacks.
    await removeUnfinished(parent, report)
    throw isDiskFull(error) ? diskFull(parent, error) : error
  } finally {
    lock.release()
  }
}

interface RunOptions extends Required<Omit<BackupOptions, 'to'>> {
  startedAt: Date
  parent: string
}

async function backUp({ startedAt, parent, keep, withFiles, env, report }: RunOptions): Promise<string> {
  const folder = path.join(parent, backupName(startedAt))
  const unfinished = `${folder}${UNFINISHED}`
  await mkdir(unfinished, { mode: 0o700 })
  const found = isFile(env.databaseUri)
    ? await backUpFile(env, unfinished, report)
    : await backUpServer(env, unfinished, report)
  // After the records, so that each file exists that a record names.
  const files = withFiles
    ? await copyUploads({
        uploads: await openStorage(env),
        folder: unfinished,
        earlier: await earlierBackup(parent, report),
        report,
      })
    : null
  await writeSums(unfinished, await sumsOf(unfinished, files?.hashes ?? new Map()))
  await writeManifest(unfinished, {
    id: randomUUID(),
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    database: isFile(env.databaseUri) ? 'sqlite' : 'mongodb',
    source: databaseName(env.databaseUri),
    ...found,
    files: files && { count: files.hashes.size, bytes: files.bytes },
  })
  await rename(unfinished, folder)
  await syncFile(parent)
  await recordTime({ env, name: 'this backup', store: (payload) => storeLastBackup(payload, startedAt), report })
  const removed = keep === null ? [] : await removeOld(parent, keep)
  if (removed.length > 0) report(`Removed older backups: ${removed.join(', ')}`)
  const count = Object.values(found.records).reduce((total, each) => total + each, 0)
  report(`Done. ${count} records and ${files === null ? 'no' : files.hashes.size} files are in ${folder}`)
  if (found.fieldKeys.length > 0) report(`Keys of FIELD_KEY needed to read it: ${found.fieldKeys.join(', ')}`)
  return folder
}

/** Null if there is none, or if its list of hashes cannot be read: then all files are copied. */
async function earlierBackup(parent: string, report: (line: string) => void): Promise<EarlierBackup | null> {
  const newest = (await completeBackups(parent)).at(-1)
  if (newest === undefined) return null
  const folder = path.join(parent, newest)
  const sums = await readSums(folder).catch(() => null)
  if (sums === null) report(`${folder} is damaged: it has no readable ${SUMS}. All files are copied.`)
  return sums && { folder, sums }
}

const UNFINISHED = '.unfinished'
const LOCK = '.backup.lock'

const isUnfinishedBackup = (name: string) =>
  name.endsWith(UNFINISHED) && isBackupName(name.slice(0, -UNFINISHED.length))

async function backUpFile({ databaseUri }: Env, folder: string, report: (line: string) => void): Promise<Records> {
  const file = fileOf(databaseUri)
  if (!existsSync(file)) throw new BackupError(`There is no database ${file} to back up.`)
  checkDatabaseFile(databaseUri)
  report(`Copying ${file} …`)
  return copySqlite(file, path.join(folder, DATABASE_FILE), encryptedFields)
}

async function backUpServer(env: Env, folder: string, report: (line: string) => void): Promise<Records> {
  const payload = await openDatabase(env)
  const source = new MongoSource(payload, databaseName(env.databaseUri))
  try {
    await refuseUnfinishedMove(payload)
    await requireKnownTables(source)
    return await dumpRecords({
      source,
      sets: recordSets(payload.config),
      folder: path.join(folder, RECORDS),
      encrypted: encryptedFields,
      report,
    })
  } finally {
    await source.close()
  }
}

async function sumsOf(folder: string, files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith(`${FILES}/`))
  const sums = new Map<string, string>()
  for (const name of names) sums.set(name, (await fileHash(path.join(folder, name))) ?? '')
  return new Map([...sums, ...files])
}

/** Throws a BackupError if another backup to this folder is running. */
async function takeFolder(parent: string): Promise<FolderLock> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const lock = lockFolder(parent, LOCK)
  if (lock === null) throw new BackupError(`Another backup to ${parent} is running. Wait until it has finished.`)
  return lock
}

const isDiskFull = (error: unknown) =>
  error instanceof Error &&
  /ENOSPC|EDQUOT|disk is full|disk quota/i.test(`${Reflect.get(error, 'code')} ${error.message}`)

const diskFull = (parent: string, cause: unknown) =>
  new BackupError(`The disk of ${parent} is full. Free space there, for example with --keep, and back up again.`, {
    cause,
  })

/** Removes what backups that failed or were killed have left. The caller holds the lock, so none of them is running. */
async function removeUnfinished(parent: string, report: (line: string) => void): Promise<void> {
  const names = (await readdir(parent)).filter(isUnfinishedBackup)
  for (const name of names) {
    await rm(path.join(parent, name), { recursive: true, force: true })
    report(`Removed ${path.join(parent, name)}, which a backup that did not finish has left.`)
  }
}
