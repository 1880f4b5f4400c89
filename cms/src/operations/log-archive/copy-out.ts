import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../storage/storage.ts'
import { fileHash } from '../backup/file-hash.ts'

interface CopyOptions {
  archive: Storage
  name: string
  /** A local file. */
  to: string
}

interface LocalCopy {
  hash: string
  open: () => Readable
}

/** Copies a file of an archive to a local one; null if there is none. */
export async function copyOut({ archive, name, to }: CopyOptions): Promise<LocalCopy | null> {
  const found = await archive.open(name)
  if (found === null) return null
  await pipeline(found.stream, createWriteStream(to, { mode: 0o600 }))
  return { hash: (await fileHash(to)) ?? '', open: () => createReadStream(to) }
}
