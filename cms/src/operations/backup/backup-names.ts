import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from './backup-error.ts'
import { MANIFEST } from './manifest.ts'

/** The folder of a backup, e.g. `2026-11-22T20-15-03-123Z`, so that names sort by time. */
export const backupName = (startedAt: Date) => startedAt.toISOString().replaceAll(/[:.]/g, '-')

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export const isBackupName = (name: string) => NAME.test(name)

const isComplete = (folder: string) => existsSync(path.join(folder, MANIFEST))

/** The names of the complete backups in a folder, the oldest first. */
export async function completeBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => isBackupName(name) && isComplete(path.join(folder, name))).sort()
}

/** The folder itself if it is a complete backup, else the newest one in it. Throws a BackupError if there is none. */
export async function newestBackup(folder: string): Promise<string> {
  if (isComplete(folder)) return folder
  const names = existsSync(folder) ? await completeBackups(folder) : []
  const newest = names.at(-1)
  if (newest !== undefined) return path.join(folder, newest)
  throw new BackupError(
    `${folder} is no complete backup and has none. Name the folder of --to, or one of the folders in it that has a ${MANIFEST}.`,
  )
}
