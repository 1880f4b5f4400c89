import { rm } from 'node:fs/promises'
import path from 'node:path'
import { completeBackups } from './backup-names.ts'
import { MANIFEST } from './manifest.ts'

/** Removes all complete backups except the newest ones. Returns the names of those removed. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const old = (await completeBackups(folder)).slice(0, -keep)
  for (const name of old) {
    // First, so that a backup whose removal is interrupted does not look complete.
    await rm(path.join(folder, name, MANIFEST))
    await rm(path.join(folder, name), { recursive: true })
  }
  return old
}
