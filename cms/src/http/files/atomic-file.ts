import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, futimesSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'

/** Suffix of files being written. Leftovers of a dead process are never served, and are swept when all pages are published. */
export const UNFINISHED = '.unfinished'

/** Stands in the names of files that this process is writing. A time could not tell them from leftovers: clocks are set back. */
const RUN = randomUUID()
let parts = 0

/** Whether a file was left unfinished by another process. Only for a folder that belongs to one process at a time. */
export function isLeftover(file: string): boolean {
  return file.endsWith(UNFINISHED) && !path.basename(file).includes(RUN)
}

/** One version of a file: its bytes and, if worthwhile, their brotli encoding. */
export interface FileVersion {
  raw: Buffer
  brotli: Buffer | null
}

/**
 * Atomically replaces a file and its `.br` companion. Both have the same modification time; a companion with a
 * different time belongs to another version and is ignored. Small steps are synchronous, because dispatching each to
 * the thread pool costs ten times as much. Only the renames of a replacement are asynchronous: it makes ext4 flush the
 * new file, which takes milliseconds.
 */
export async function writeFileAtomically(file: string, { raw, brotli }: FileVersion): Promise<void> {
  const time = new Date()
  const suffix = `.${RUN}.${++parts}${UNFINISHED}`
  if (brotli) writePart(`${file}.br${suffix}`, brotli, time)
  else rmSync(`${file}.br`, { force: true })
  writePart(file + suffix, raw, time)
  const move = existsSync(file) ? rename : renameSync
  if (brotli) await move(`${file}.br${suffix}`, `${file}.br`)
  await move(file + suffix, file)
}

/** Removes a file and then its companion; a companion alone is never served. */
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

/** Opens a new file; creates its folder only after a failure, because it is rarely missing. */
function openWithFolder(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(path.dirname(file), { recursive: true })
    return openSync(file, 'wx')
  }
}
