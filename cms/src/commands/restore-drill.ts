import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Payload } from 'payload'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { fileOf } from '../database/open/database-address.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { encryptedFields } from '../features.ts'
import { createLog } from '../foundation/log/log.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { BackupError } from '../operations/backup/backup-error.ts'
import { newestBackup } from '../operations/backup/backup-names.ts'
import { compareCounts, compareRestored, elapsedSeconds } from '../operations/backup/compare-restored.ts'
import { countTables } from '../operations/backup/copy-sqlite.ts'
import { fileHash } from '../operations/backup/file-hash.ts'
import { keyWarning } from '../operations/backup/key-ids.ts'
import { storeLastDrill } from '../operations/backup/last-times.ts'
import { DATABASE_FILE, FILES, verifyBackup } from '../operations/backup/manifest.ts'
import { readSums } from '../operations/backup/sums.ts'
import { checkFieldKeys } from '../operations/field-keys/check-field-keys.ts'
import { MoveError } from '../operations/move/move-error.ts'
import { SqliteSource } from '../operations/move/sqlite-source.ts'
import { portalConfig } from '../portal-config.ts'
import { closeDatabase, openDatabase } from './open-database.ts'
import { recordTime } from './record-time.ts'
import { openBackup, type Restoration, restoreBackup } from './restore-portal.ts'
import { inScratch, requireSpace } from './scratch-folder.ts'
import { closePayload, openPayload } from './start/open-payload.ts'

interface DrillOptions {
  /** A backup, or a folder with backups, of which the newest one is restored. */
  from: string
  env?: Env
  report?: (line: string) => void
}

/**
 * Restores a backup beside the portal, compares it, opens it as a portal would, and removes it again. Throws a BackupError
 * if anything differs. Of the portal's own database only the time of the drill is written.
 */
export async function drillRestore({ from, env = processEnv(), report = console.log }: DrillOptions): Promise<void> {
  const [startedAt, started] = [new Date(), performance.now()]
  const folder = await newestBackup(path.resolve(from))
  report(`Restore drill with ${folder}`)
  const manifest = await verifyBackup(folder, report)
  const differences = await inScratch({ dataDir: env.dataDir, name: 'restore-drill' }, async (scratch) => {
    await requireSpace({ scratch, folder, manifest })
    return drill({ folder, manifest, env: scratchEnv(env, scratch), report })
  })
  if (differences.length > 0) {
    throw new BackupError(
      `The backup of ${manifest.startedAt} cannot be relied on:\n${differences.map((each) => `- ${each}`).join('\n')}`,
    )
  }
  await recordTime({ env, name: 'this drill', store: (payload) => storeLastDrill(payload, startedAt), report })
  const files = manifest.files === null ? 'It has no files' : `${manifest.files.count} files are equal`
  report(
    `Done. The backup of ${manifest.startedAt} was restored, compared and removed again in ${elapsedSeconds(started)} s.`,
  )
  report(`All records are equal. ${files}. A portal would start with it.`)
}

const scratchEnv = (env: Env, scratch: string): Env => ({
  ...env,
  dataDir: scratch,
  databaseUri: `file:${path.join(scratch, 'portal.db')}`,
  mediaDir: path.join(scratch, 'media'),
  s3: null,
})

/** Returns a sentence for each difference. */
async function drill(restoration: Restoration): Promise<string[]> {
  const { manifest, env, report } = restoration
  await restoreBackup(restoration)
  const differences = [
    ...(await compareFileCount(restoration)),
    ...(manifest.database === 'sqlite' ? await compareDatabaseFile(restoration) : []),
    ...(await compareSets(restoration)),
  ]
  const missingKey = keyWarning(manifest.fieldKeys, env.fieldKeys)
  if (missingKey !== null) return [...differences, missingKey]
  report('Opening it as a portal does: migrations, purpose of the database, keys …')
  return [...differences, ...(await refusals(env))]
}

/** The files themselves are compared when they are restored. */
async function compareFileCount({ folder, manifest }: Restoration): Promise<string[]> {
  if (manifest.files === null) return []
  const count = [...(await readSums(folder)).keys()].filter((name) => name.startsWith(`${FILES}/`)).length
  return count === manifest.files.count ? [] : [`files: the backup has ${count} of ${manifest.files.count}`]
}

/** Before it is opened, which changes it. Tables are those of the version that made the backup. */
async function compareDatabaseFile({ folder, manifest, env, report }: Restoration): Promise<string[]> {
  const file = fileOf(env.databaseUri)
  const isEqual = (await fileHash(file)) === (await readSums(folder)).get(DATABASE_FILE)
  const counts = countTables(file)
  const differences = compareCounts(counts, manifest.records)
  if (isEqual && differences.length === 0) {
    report(`database: ${Object.keys(counts).length} tables, all bytes equal, as many rows as at the time of the backup`)
  }
  return [...(isEqual ? [] : ['database: the restored file differs from the backup']), ...differences]
}

async function compareSets(restoration: Restoration): Promise<string[]> {
  const { env, report } = restoration
  const opened = await openBackup(restoration).catch((error: unknown) => {
    if (error instanceof BackupError && error.cause instanceof MoveError) return null
    throw error
  })
  if (opened === null) {
    report('The backup is from an earlier version: its rows are compared by table, and not record by record.')
    return []
  }
  const { source, sets } = opened
  const payload = await openDatabase(env)
  try {
    const restored = await SqliteSource.open(payload, fileOf(env.databaseUri))
    return await compareRestored({ backup: source, restored, sets, report })
  } finally {
    await source.close()
    await closeDatabase(payload)
  }
}

/** Why a portal would not start. */
async function refusals(env: Env): Promise<string[]> {
  const log = createLog({ pretty: false })
  log.level = 'error'
  let payload: Payload | null = null
  try {
    payload = await openPayload({
      config: await portalConfig(env, log),
      databaseUri: env.databaseUri,
      instance: `drill-${randomUUID()}`,
    })
    await refuseDemo(payload, env)
    await checkFieldKeys({ payload, fieldKeys: env.fieldKeys, fields: encryptedFields })
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [`A portal would not start: ${error.message}`]
  } finally {
    if (payload !== null) {
      const sqlite = sqliteOf(payload)
      await closePayload(payload)
      sqlite?.client.close()
    }
  }
}
