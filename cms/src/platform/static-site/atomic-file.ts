import { randomUUID } from 'node:crypto'
import { closeSync, futimesSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'

/** Names that end so are unfinished files of a process that died; they are never served and are swept at start. */
export const UNFINISHED = '.unfinished'

/** One version of a file: its bytes and, where it compresses, their brotli form. */
export interface FileVersion {
  raw: Buffer
  brotli: Buffer | null
}

/**
 * Replaces a file and its `.br` companion so that a reader finds the old version or the new one, never a part.
 * Both carry the same modification time: a companion with another time belongs to another version and is not used.
 * Small steps are done at once, as handing each to a thread costs ten times the work; only the renames are handed over:
 * where they replace a file, ext4 first sends the new one on its way to the disk, which takes milliseconds.
 */
export async function writeFileAtomically(file: string, { raw, brotli }: FileVersion): Promise<void> {
  const time = new Date()
  const mark = `.${randomUUID()}${UNFINISHED}`
  if (brotli) writePart(`${file}.br${mark}`, brotli, time)
  else rmSync(`${file}.br`, { force: true })
  writePart(file + mark, raw, time)
  if (brotli) await rename(`${file}.br${mark}`, `${file}.br`)
  await rename(file + mark, file)
}

/** Removes a file and its companion; the page first, so that no half is served. */
export function removeFileAtomically(file: string): void {
  rmSync(file, { force: true })
  rmSync(`${file}.br`, { force: true })
}

function writePart(file: string, bytes: Buffer, time: Date): void {
  const handle = openWithFolder(file)
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written)
    futimesSync(handle, time, time)
  } finally {
    closeSync(handle)
  }
}

/** Opens a new file; its folder is made only when it is missing, which it rarely is. */
function openWithFolder(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(path.dirname(file), { recursive: true })
    return openSync(file, 'wx')
  }
}
