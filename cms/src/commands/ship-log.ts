import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { fileOf, isFile } from '../database/open/database-address.ts'
import { istTime } from '../foundation/formats.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { BackupError } from '../operations/backup/backup-error.ts'
import { openArchive } from '../operations/log-archive/archive-place.ts'
import { deleteOldGenerations } from '../operations/log-archive/delete-old.ts'
import { LogShipper } from '../operations/log-archive/log-shipper.ts'
import { UploadShipper } from '../operations/log-archive/upload-shipper.ts'
import type { Storage } from '../storage/storage.ts'
import { lockFolder } from './start/lock-folder.ts'

/** Between two looks at the log. */
const PAUSE_MS = 1000
/** After failures: twice as long each time. */
const LONGEST_PAUSE_MS = 60_000
/** Between two looks at the uploads, which take a twentieth of the time at most. */
const UPLOADS_PAUSE_MS = 10_000
const UPLOADS_SHARE = 20
const EXPIRE_MS = 3_600_000

interface ShipOptions {
  /** A folder, or a bucket such as `s3://pravesh-log`. */
  to: string
  /** Days of which each moment can be restored. */
  keepDays: number
  /** False leaves the uploads to backups of their own. */
  withFiles?: boolean
  env?: Env
  /** Ends the shipping in order. */
  signal: AbortSignal
  report?: (line: string) => void
}

/** Ships the log of the portal's SQLite file, and the uploads, to an archive until `signal`. Portals may start and stop meanwhile. */
export async function shipLog({
  to,
  keepDays,
  withFiles = true,
  env = processEnv(),
  signal,
  report = console.log,
}: ShipOptions): Promise<void> {
  const file = databaseFile(env)
  const archive = await openArchive(to, env)
  const lock = lockFolder(path.dirname(file), '.ship-log.lock')
  if (lock === null) throw new BackupError(`The log of ${file} is being shipped by another process.`)
  const scratch = path.join(env.dataDir, 'ship-log')
  const failed = new AbortController()
  const parts = { signal: AbortSignal.any([signal, failed.signal]), report }
  try {
    // What a killed process has left.
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    report(`Shipping the log of ${file} to ${archive.place}. Moments of the last ${keepDays} days can be restored.`)
    const folder = withFiles && env.s3 === null ? env.mediaDir : null
    const running = [
      repeat({ ...parts, name: 'the log', work: logWork({ file, archive, scratch, keepDays, report }) }),
      folder && repeat({ ...parts, name: 'the uploads', work: uploadWork({ folder, archive, keepDays }) }),
    ]
    try {
      await Promise.all(running)
    } finally {
      failed.abort()
      await Promise.allSettled(running)
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
    lock.release()
  }
}

function databaseFile(env: Env): string {
  if (!isFile(env.databaseUri)) {
    throw new BackupError(
      'This portal has a MongoDB server. Use the backups of the server for moments: docs/operate/backup.md names them.',
    )
  }
  const file = fileOf(env.databaseUri)
  if (!existsSync(file)) throw new BackupError(`There is no database ${file} yet. Start the portal once.`)
  checkDatabaseFile(env.databaseUri)
  return file
}

/** A part of the work. `run` returns the pause after it in milliseconds, `end` is called once after the last run. */
interface Work {
  run: () => Promise<number>
  end?: () => Promise<void>
}

interface LogWorkOptions {
  file: string
  archive: Storage
  scratch: string
  keepDays: number
  report: (line: string) => void
}

function logWork({ file, archive, scratch, keepDays, report }: LogWorkOptions): () => Promise<Work> {
  return async () => {
    const { ino } = await stat(file)
    const shipper = new LogShipper({ file, archive, scratch, report })
    let expiredAt: number | null = null
    return {
      async run() {
        if ((await stat(file).catch(() => null))?.ino !== ino) {
          throw new BackupError(`${file} is another file now. Start this again to ship the log of it.`)
        }
        await shipper.ship()
        if (expiredAt === null || Date.now() - expiredAt > EXPIRE_MS) {
          expiredAt = Date.now()
          const old = await deleteOldGenerations({ archive, keepDays, now: new Date() })
          if (old.length > 0) report(`Deleted older generations: ${old.join(', ')}`)
        }
        return PAUSE_MS
      },
      async end() {
        await shipper.ship().catch((error: unknown) => report(`The last changes were not shipped: ${messageOf(error)}`))
        await shipper.close()
        report(`Stopped. The archive has everything until ${istTime(shipper.shippedUntil?.toISOString())}.`)
      },
    }
  }
}

function uploadWork(options: { folder: string; archive: Storage; keepDays: number }): () => Promise<Work> {
  return async () => {
    const shipper = new UploadShipper(options)
    return {
      async run() {
        const started = performance.now()
        await shipper.ship()
        return Math.max(UPLOADS_PAUSE_MS, UPLOADS_SHARE * (performance.now() - started))
      },
    }
  }
}

interface RepeatOptions {
  /** What is shipped, for messages. */
  name: string
  work: () => Promise<Work>
  signal: AbortSignal
  report: (line: string) => void
}

async function repeat({ name, work, signal, report }: RepeatOptions): Promise<void> {
  const { run, end } = await work()
  let failures = 0
  try {
    while (!signal.aborted) {
      let pause = PAUSE_MS
      try {
        pause = await run()
        if (failures > 0) report(`Shipping ${name} again.`)
        failures = 0
      } catch (error) {
        if (error instanceof BackupError) throw error
        // One line for an outage.
        if (failures === 0) report(`Shipping ${name} fails and is tried again: ${messageOf(error)}`)
        failures += 1
        pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** failures)
      }
      await setTimeout(pause, undefined, { signal }).catch(() => {})
    }
  } finally {
    await end?.()
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
