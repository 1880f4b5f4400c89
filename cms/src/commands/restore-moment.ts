import path from 'node:path'
import { encryptedFields } from '../features.ts'
import { istTime } from '../foundation/formats.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { finishCopy } from '../operations/backup/copy-sqlite.ts'
import { fileHash } from '../operations/backup/file-hash.ts'
import { DATABASE_FILE, writeManifest } from '../operations/backup/manifest.ts'
import { writeSums } from '../operations/backup/sums.ts'
import { openArchive } from '../operations/log-archive/archive-place.ts'
import { addArchivedFiles } from '../operations/log-archive/archived-files.ts'
import { findMoment } from '../operations/log-archive/find-moment.ts'
import { rebuildDatabase } from '../operations/log-archive/rebuild-database.ts'
import { drillRestore } from './restore-drill.ts'
import { restorePortal } from './restore-portal.ts'
import { inScratch } from './scratch-folder.ts'

interface MomentOptions {
  /** An archive of `shipLog`: a folder, or a bucket such as `s3://pravesh-log`. */
  from: string
  at: Date
  env?: Env
  report?: (line: string) => void
}

/**
 * Restores the newest state of an archive that is not later than `at` to the database and folder of this process's settings, which
 * must be empty. Run again after a kill, it continues if `at` is the same.
 */
export const restoreMoment = (options: MomentOptions) => withMoment(options, restorePortal)

/** Restores that state beside the portal, compares it, and removes it again. */
export const drillMoment = (options: MomentOptions) => withMoment(options, drillRestore)

type Restore = (options: { from: string; env: Env; report: (line: string) => void }) => Promise<void>

/** Makes a backup of the moment, so that it is restored and compared as each backup. */
async function withMoment(
  { from, at, env = processEnv(), report = console.log }: MomentOptions,
  restore: Restore,
): Promise<void> {
  const archive = await openArchive(from, env)
  const moment = await findMoment(archive, at)
  report(`The state of ${istTime(moment.last.at.toISOString())} (${moment.last.at.toISOString()}) of ${archive.place}`)
  await inScratch({ dataDir: env.dataDir, name: 'restore-moment' }, async (folder) => {
    const file = path.join(folder, DATABASE_FILE)
    await rebuildDatabase({ archive, moment, to: file, report })
    const found = await finishCopy({ copy: file, of: archive.place, encrypted: encryptedFields })
    const files = await addArchivedFiles({ archive, folder, report })
    await writeSums(folder, new Map([[DATABASE_FILE, (await fileHash(file)) ?? ''], ...(files?.hashes ?? [])]))
    const time = moment.last.at.toISOString()
    await writeManifest(folder, {
      // The same each time, so that a restoration that was killed is continued.
      id: moment.last.name,
      startedAt: time,
      finishedAt: time,
      database: 'sqlite',
      source: archive.place,
      ...found,
      files: files && { count: files.hashes.size, bytes: files.bytes },
    })
    await restore({ from: folder, env, report })
  })
}
