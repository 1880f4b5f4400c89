import { isDrawn } from '../storage/drawn-names.ts'
import type { Storage } from '../storage/storage.ts'

const FOLDERS = ['public', 'private']

/** The names of all uploads, without drawn pages, which the portal draws again. Other folders below MEDIA_DIR, such as pictures of the repository, are left out. */
export async function uploadNames(storage: Pick<Storage, 'list'>): Promise<string[]> {
  const names: string[] = []
  for (const folder of FOLDERS) {
    for await (const batch of storage.list(folder))
      names.push(...batch.map(({ name }) => name).filter((name) => !isDrawn(name)))
  }
  return names.sort()
}
