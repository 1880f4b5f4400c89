import { drawnFolder, sourceOfDrawn } from './drawn-names.ts'
import type { Storage } from './storage.ts'

/** Deletes the pages drawn from a file. */
export async function deleteDrawn(storage: Storage, name: string): Promise<void> {
  if (!name.endsWith('.pdf')) return
  for await (const files of storage.list(drawnFolder(name))) {
    await Promise.all(files.map((file) => storage.delete(file.name)))
  }
}

/**
 * Deletes drawn pages of a folder whose file no longer exists, such as pages drawn while it was deleted. Returns their
 * number.
 */
export async function sweepDrawn(storage: Storage, folder: string): Promise<number> {
  const drawn: string[] = []
  for await (const files of storage.list(drawnFolder(folder))) drawn.push(...files.map(({ name }) => name))
  if (drawn.length === 0) return 0
  const sources = new Set<string>()
  for await (const files of storage.list(folder)) for (const { name } of files) sources.add(name)
  const orphans = drawn.filter((name) => !sources.has(sourceOfDrawn(name)))
  for (const name of orphans) await storage.delete(name)
  return orphans.length
}
