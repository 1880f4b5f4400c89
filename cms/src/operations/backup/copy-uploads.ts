import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { isDrawn } from '../../storage/drawn-names.ts'
import type { Storage } from '../../storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { FILES } from './manifest.ts'
import { syncFile } from './sync-file.ts'

interface CopyOptions {
  uploads: Storage
  /** The folder of the backup. */
  folder: string
  report: (line: string) => void
}

interface CopiedUploads {
  /** Hashes by name in the backup. */
  hashes: Map<string, string>
  bytes: number
}

/** Copies all uploads into a backup. Files that are deleted meanwhile are left out. */
export async function copyUploads({ uploads, folder, report }: CopyOptions): Promise<CopiedUploads> {
  const names = await uploadNames(uploads)
  const hashes = new Map<string, string>()
  let [bytes, done] = [0, 0]
  await severalAtOnce(names, async (name) => {
    const file = await uploads.open(name)
    if (file === null) return
    const target = path.join(folder, FILES, name)
    await mkdir(path.dirname(target), { recursive: true })
    const hash = createHash('sha256')
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    await pipeline(file.stream, counted, createWriteStream(target))
    await syncFile(target)
    hashes.set(`${FILES}/${name}`, hash.digest('hex'))
    done += 1
    if (done % 500 === 0) report(`files: ${done} of ${names.length} copied`)
  })
  return { hashes, bytes }
}

interface RestoreOptions extends CopyOptions {
  /** Hashes by name in the backup. */
  hashes: ReadonlyMap<string, string>
}

/** Puts the files of a backup in an empty place, or continues to. Throws a BackupError if the place has other files. */
export async function restoreUploads({ uploads, folder, hashes, report }: RestoreOptions): Promise<void> {
  const wanted = [...hashes.keys()].filter((name) => name.startsWith(`${FILES}/`)).map((name) => name.slice(6))
  const present = new Set(await uploadNames(uploads))
  const [other] = present.difference(new Set(wanted))
  if (other !== undefined) {
    throw new BackupError(`${uploads.place} is not empty: it has files such as ${other}. Choose an empty place.`)
  }
  let done = 0
  await severalAtOnce(wanted, async (name) => {
    const expected = hashes.get(`${FILES}/${name}`)
    const isEqual = async () => (await hashOf(await uploads.open(name))) === expected
    if (!(present.has(name) && (await isEqual()))) {
      await uploads.put(name, { path: path.join(folder, FILES, name) })
      if (!(await isEqual())) throw new BackupError(`${name} differs in ${uploads.place}. Run this again.`)
    }
    done += 1
    if (done % 500 === 0) report(`files: ${done} of ${wanted.length} restored`)
  })
  report(`files: ${wanted.length} restored and compared`)
}

async function hashOf(file: { stream: Readable } | null): Promise<string | null> {
  if (file === null) return null
  const hash = createHash('sha256')
  await pipeline(file.stream, hash)
  return hash.digest('hex')
}

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
