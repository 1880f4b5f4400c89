import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Less is as good as full: the largest upload has 12 MB, and the database needs room beside it. In bytes. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

/** Files that the portal may have to create for one request. */
const MIN_FREE_FILES = 16

/** Written as a test, in bytes: more than a file system keeps in its directory entry. */
const PROBE = Buffer.alloc(64 * 1024)

/** Why nothing can be saved in a folder: no space, no file entries, a quota, or a fault. Null if it can. */
export async function diskFault(folder: string): Promise<string | null> {
  const file = path.join(folder, `.write-test-${randomUUID()}`)
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    if (bavail * bsize < MIN_FREE_BYTES) return 'its disk is full'
    // Some file systems do not count their entries.
    if (files > 0 && ffree < MIN_FREE_FILES) return 'its disk has no room for more files'
    await writeFile(file, PROBE)
    return null
  } catch (error) {
    return `a file cannot be written (${error instanceof Error && 'code' in error ? error.code : 'unknown'})`
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
