import { stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { FolderStorage } from '../../storage/folder-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { type CopiedUploads, copyUploads, uploadNames } from '../backup/copy-uploads.ts'
import { fileHash } from '../backup/file-hash.ts'
import { FILES } from '../backup/manifest.ts'
import { fileName } from './archive.ts'

interface Options {
  archive: Storage
  /** The folder of a backup. */
  folder: string
  report: (line: string) => void
}

/**
 * Puts all uploads of an archive into a backup: those of a bucket are copied, a folder is linked. Some may have been deleted
 * since the moment that is restored; the archive keeps them for that. Null if it has none.
 */
export async function addArchivedFiles({ archive, folder, report }: Options): Promise<CopiedUploads | null> {
  const uploads = filesOf(archive)
  const names = await uploadNames(uploads)
  if (names.length === 0) return null
  if (!(archive instanceof FolderStorage)) return copyUploads({ uploads, folder, earlier: null, report })
  await symlink(path.join(archive.place, FILES), path.join(folder, FILES))
  return hashesOf(folder, names)
}

/** The files of an archive under the names that they have among the uploads. */
const filesOf = (archive: Storage): Pick<Storage, 'list' | 'open'> => ({
  open: (name) => archive.open(fileName(name)),
  async *list(folder) {
    for await (const batch of archive.list(fileName(folder))) {
      yield batch.map((file) => ({ ...file, name: file.name.slice(FILES.length + 1) }))
    }
  },
})

async function hashesOf(folder: string, names: readonly string[]): Promise<CopiedUploads> {
  const hashes = new Map<string, string>()
  let bytes = 0
  await severalAtOnce(names, async (name) => {
    const file = path.join(folder, fileName(name))
    const hash = await fileHash(file)
    if (hash === null) return
    bytes += (await stat(file)).size
    hashes.set(fileName(name), hash)
  })
  return { hashes, bytes }
}
