import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './start-error.ts'

/** Least free room, in bytes, to start with. */
const LEAST_FREE = 100 * 1024 * 1024

/** Makes the folders and proves that they can be written to and have room. Throws a StartError that names the setting. */
export async function checkFolders(folders: { setting: string; directory: string }[]): Promise<void> {
  for (const { setting, directory } of folders) {
    await proveWritable(setting, directory)
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize < LEAST_FREE) {
      throw new StartError(
        `The disk of ${setting} (${directory}) is almost full. Free at least 100 MB and start again.`,
      )
    }
  }
}

async function proveWritable(setting: string, directory: string): Promise<void> {
  const probe = path.join(directory, `.write-test-${randomUUID()}`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const advice = 'Choose another folder or give this user the right to write there.'
    throw new StartError(`${setting} ${directory} cannot be written to. ${advice}`, { cause })
  }
}
