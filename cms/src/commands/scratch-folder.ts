import { rmSync } from 'node:fs'
import { mkdir, readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from '../operations/backup/backup-error.ts'
import { DATABASE_FILE, type Manifest, RECORDS } from '../operations/backup/manifest.ts'
import { MIN_FREE_BYTES } from './start/check-folders.ts'
import { lockFolder } from './start/lock-folder.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How much larger a database is than what a backup has of it: with its log, and than the compressed records. */
const FACTORS = { sqlite: 2, mongodb: 10 } as const

interface ScratchOptions {
  dataDir: string
  /** What the folder is for, which is its name. */
  name: 'restore-drill' | 'restore-moment'
}

/**
 * Calls `work` with a new folder in the data folder, which is private and writable, and removes it whatever happens. What
 * a killed process has left is removed first. Throws a BackupError if another process does the same.
 */
export async function inScratch<T>(
  { dataDir, name }: ScratchOptions,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir, `${name}.lock`)
  if (lock === null) throw new BackupError('Another restoration or drill is running here. Wait until it has finished.')
  const folder = path.join(dataDir, name)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const end = () => process.exit(1)
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, end)
  try {
    remove()
    await mkdir(folder, { mode: 0o700 })
    return await work(folder)
  } finally {
    remove()
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, end)
    lock.release()
  }
}

interface SpaceOptions {
  scratch: string
  /** The folder of the backup. */
  folder: string
  manifest: Manifest
}

/** Throws a BackupError if a drill would take the space from the portal, which writes to the same disk. */
export async function requireSpace({ scratch, folder, manifest }: SpaceOptions): Promise<void> {
  const database = path.join(folder, manifest.database === 'sqlite' ? DATABASE_FILE : RECORDS)
  const needed = (await bytesOf(database)) * FACTORS[manifest.database] + (manifest.files?.bytes ?? 0)
  const { bavail, bsize } = await statfs(scratch)
  if (bavail * bsize - needed >= MIN_FREE_BYTES) return
  const [wanted, free] = [needed + MIN_FREE_BYTES, bavail * bsize].map((bytes) => Math.ceil(bytes / 1e6))
  throw new BackupError(
    `The drill needs ${wanted} MB on the disk of ${scratch}, which has ${free} MB. Free space, or set DATA_DIR to a folder on another disk for this command.`,
  )
}

/** Of a file, or of all files in a folder. */
async function bytesOf(name: string): Promise<number> {
  const found = await stat(name)
  if (!found.isDirectory()) return found.size
  const sizes = (await readdir(name)).map(async (each) => (await stat(path.join(name, each))).size)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
