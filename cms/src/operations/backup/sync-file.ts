import { open } from 'node:fs/promises'

/** Waits until a file, or the entries of a folder, are on the disk. */
export async function syncFile(name: string): Promise<void> {
  const handle = await open(name, 'r')
  await handle.sync()
  await handle.close()
}
