import path from 'node:path'
import { BackupError } from './backup-error.ts'

interface Options {
  folder: string
  mediaDir: string
  /** What the folder is, at the beginning of a sentence. */
  name: string
}

/** Throws a BackupError for a folder whose files the portal would serve. */
export function requireOutside({ folder, mediaDir, name }: Options): void {
  if (!`${folder}${path.sep}`.startsWith(`${mediaDir}${path.sep}`)) return
  throw new BackupError(
    `${name} is inside MEDIA_DIR, whose files visitors may read. Choose a folder outside ${mediaDir}.`,
  )
}
