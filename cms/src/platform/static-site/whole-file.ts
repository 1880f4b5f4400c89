import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
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
 */
export async function writeWholeFile(file: string, { raw, brotli }: FileVersion): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const time = new Date()
  const mark = `.${randomUUID()}${UNFINISHED}`
  const parts = [
    { to: `${file}.br`, bytes: brotli },
    { to: file, bytes: raw },
  ]
  for (const { to, bytes } of parts) {
    if (bytes === null) await rm(to, { force: true })
    else await writeFile(to + mark, bytes).then(() => utimes(to + mark, time, time))
  }
  for (const { to, bytes } of parts) if (bytes !== null) await rename(to + mark, to)
}

/** Removes a file and its companion; the page first, so that no half is served. */
export async function removeWholeFile(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(`${file}.br`, { force: true })
}
