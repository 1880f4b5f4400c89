import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../foundation/start-error.ts'

/** Minimum free disk space to start, in bytes. */
const MIN_FREE_MB = 100
export const MIN_FREE_BYTES = MIN_FREE_MB * 1024 * 1024

/** Creates the folders and checks write access and free space. Throws a StartError that names the setting. */
export async function checkFolders(folders: { setting: string; directory: string }[]): Promise<void> {
  for (const { setting, directory } of folders) {
    await checkWritable(setting, directory)
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize < MIN_FREE_BYTES) {
      throw new StartError(
        `The disk of ${setting} (${directory}) is almost full. Free at least ${MIN_FREE_MB} MB and start again.`,
      )
    }
  }
}

async function checkWritable(setting: string, directory: string): Promise<void> {
  const probe = path.join(directory, `.write-test-${randomUUID()}`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const advice = 'Choose another folder or give this user write permission.'
    throw new StartError(`${setting} ${directory} cannot be written to. ${advice}`, { cause })
  }
}
