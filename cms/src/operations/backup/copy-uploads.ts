import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { isDrawn } from '../../storage/drawn-names.ts'
import type { Storage } from '../../storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { fileHash } from './file-hash.ts'
import { FILES } from './manifest.ts'
import { syncFile } from './sync-file.ts'

interface CopyOptions {
  /** The folder of the backup. */
  folder: string
  report: (line: string) => void
}

/** A complete backup, and the hashes of its files by name. */
export interface EarlierBackup {
  folder: string
  sums: ReadonlyMap<string, string>
}

interface CopyUploadsOptions extends CopyOptions {
  uploads: Pick<Storage, 'list' | 'open'>
  /** A backup on the same disk, with which unchanged files are shared. */
  earlier: EarlierBackup | null
}

export interface CopiedUploads {
  /** Hashes by name in the backup. */
  hashes: Map<string, string>
  bytes: number
}

interface Contents {
  hash: string
  bytes: number
}

/**
 * Copies all uploads into a backup. A file that is the same in an earlier backup becomes a hard link to it, which takes up
 * no space. Files that are deleted meanwhile are left out.
 */
export async function copyUploads({ uploads, folder, earlier, report }: CopyUploadsOptions): Promise<CopiedUploads> {
  const names = await uploadNames(uploads)
  const hashes = new Map<string, string>()
  let [bytes, done, shared] = [0, 0, 0]
  await severalAtOnce(names, async (upload) => {
    const name = `${FILES}/${upload}`
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    const open = async () => (await uploads.open(upload))?.stream ?? null
    const same = earlier?.sums.has(name) ? await shareFile({ name, target, earlier, open }) : null
    const contents = same ?? (await copyFile(open, target))
    if (contents === null) return
    if (same !== null) shared += 1
    hashes.set(name, contents.hash)
    bytes += contents.bytes
    done += 1
    if (done % 500 === 0) report(`files: ${done} of ${names.length} copied`)
  })
  if (shared > 0)
    report(`files: ${shared} of ${names.length} are unchanged and share their space with the backup before`)
  return { hashes, bytes }
}

type Open = () => Promise<Readable | null>

interface ShareOptions {
  name: string
  target: string
  earlier: EarlierBackup
  open: Open
}

/** Null if the file differs, or if its earlier copy is damaged or cannot be linked. */
async function shareFile({ name, target, earlier, open }: ShareOptions): Promise<Contents | null> {
  const stream = await open()
  if (stream === null) return null
  const contents = await readWhole(stream)
  const copy = path.join(earlier.folder, name)
  if (contents.hash !== earlier.sums.get(name) || (await fileHash(copy)) !== contents.hash) return null
  // Some file systems have no links, or a limit of links to one file.
  const isLinked = await link(copy, target).then(
    () => true,
    () => false,
  )
  return isLinked ? contents : null
}

async function copyFile(open: Open, target: string): Promise<Contents | null> {
  const stream = await open()
  if (stream === null) return null
  const contents = await readWhole(stream, createWriteStream(target))
  await syncFile(target)
  return contents
}

async function readWhole(stream: Readable, to?: Writable): Promise<Contents> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(stream, counted, to ?? nowhere)
  return { hash: hash.digest('hex'), bytes }
}

interface RestoreOptions extends CopyOptions {
  uploads: Storage
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
  return file && (await readWhole(file.stream)).hash
}

/** Other folders below MEDIA_DIR, such as pictures of the repository, have no uploads. */
export const UPLOAD_FOLDERS = ['public', 'private']

/** The names of all uploads, without drawn pages, which the portal draws again. */
export async function uploadNames(storage: Pick<Storage, 'list'>): Promise<string[]> {
  const names: string[] = []
  for (const folder of UPLOAD_FOLDERS) {
    for await (const batch of storage.list(folder))
      names.push(...batch.map(({ name }) => name).filter((name) => !isDrawn(name)))
  }
  return names.sort()
}
