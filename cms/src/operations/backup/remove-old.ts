import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { MANIFEST } from './manifest.ts'

/** The folder of a backup, e.g. `2026-11-22T20-15-03-123Z`, so that names sort by time. */
export const backupName = (startedAt: Date) => startedAt.toISOString().replaceAll(/[:.]/g, '-')

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export const isBackupName = (name: string) => NAME.test(name)

/** Removes all complete backups except the newest ones. Returns the names of those removed. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => isBackupName(name) && existsSync(path.join(folder, name, MANIFEST)),
  )
  const old = names.sort().slice(0, -keep)
  for (const name of old) {
    // First, so that a backup whose removal is interrupted does not look complete.
    await rm(path.join(folder, name, MANIFEST))
    await rm(path.join(folder, name), { recursive: true })
  }
  return old
}
