import { createHash } from 'node:crypto'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { isDrawn } from '../../storage/drawn-names.ts'
import { readStored, type Storage, type StoredFile } from '../../storage/storage.ts'
import { StorageUnavailable } from '../../storage/storage-calls.ts'
import { MoveError } from './move-error.ts'
import { inIntervals, rate } from './progress-lines.ts'
import type { FileProgress, RecordTarget } from './record-store.ts'

interface MoveFilesOptions {
  source: Storage
  target: Storage
  report: (line: string) => void
  /** Where the progress is kept for a run after a kill. */
  progress: Pick<RecordTarget, 'fileProgress' | 'saveFileProgress'>
}

/** Files between two saves of the progress. */
const BATCH = 500

/** Copies all files that the target does not have yet, and compares all by their hashes. Returns their number. */
export async function moveFiles(options: MoveFilesOptions): Promise<number> {
  const { source, target } = options
  try {
    return await copyAndCompare(options)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    const reason = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : String(error.cause)
    throw new MoveError(
      `The files could not be moved from ${source.place} to ${target.place} (${reason}). Run this again to continue.`,
    )
  }
}

async function copyAndCompare({ source, target, report, progress }: MoveFilesOptions): Promise<number> {
  const startedAt = new Date()
  const files = await filesIn(source)
  const present = await filesIn(target)
  requireNoOthers(files, present, { source, target })
  const places = `${source.place} to ${target.place}`
  const earlier = await progress.fileProgress().then((saved) => (saved?.places === places ? saved : null))
  const names = [...files.values()]
    .filter((file) => !isCompared(file, present.get(file.name), earlier))
    .map(({ name }) => name)
    .sort()
  const known = files.size - names.length
  if (known > 0) report(`files: ${known} of ${files.size} were compared by an earlier run`)
  const different: string[] = []
  const [isDue, listedAt] = [inIntervals(), Date.now()]
  let copied = 0
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH)
    await severalAtOnce(batch, async (name) => {
      const outcome = await copyAndCompareOne({ source, target, name, isPresent: present.has(name) })
      if (outcome !== 'present') copied += 1
      if (outcome === 'different') different.push(name)
    })
    const lastName = batch.at(-1) ?? ''
    if (different.length === 0 && (earlier === null || lastName > earlier.lastName)) {
      await progress.saveFileProgress({ places, lastName, since: earlier?.since ?? startedAt })
    }
    const compared = start + batch.length
    if (!isDue()) continue
    const perSecond = rate(compared, listedAt)
    report(`files: ${known + compared} of ${files.size} compared, ${copied} copied now, ${perSecond} a second`)
  }
  if (different.length > 0) {
    throw new MoveError(
      `${different.length} files differ in ${target.place}, such as ${different[0]}. They changed during the move; run this again.`,
    )
  }
  report(`files: ${files.size} equal, ${copied} of them copied now`)
  return files.size
}

type Files = ReadonlyMap<string, StoredFile>

function requireNoOthers(files: Files, present: Files, { source, target }: { source: Storage; target: Storage }): void {
  const others = [...present.keys()].filter((name) => !files.has(name))
  if (others.length === 0) return
  throw new MoveError(
    `${target.place} has ${others.length} files that are not in ${source.place}, such as ${others[0]}. Choose an empty place.`,
  )
}

/** Whether an earlier run has compared the content of a file, which has not changed since. */
function isCompared(file: StoredFile, stored: StoredFile | undefined, earlier: FileProgress | null): boolean {
  if (earlier === null || file.name > earlier.lastName) return false
  return file.modified < earlier.since && stored?.bytes === file.bytes
}

interface OneFile {
  source: Storage
  target: Storage
  name: string
  isPresent: boolean
}

/** Copies a file unless the target has it, and reads it back. */
async function copyAndCompareOne({ source, target, name, isPresent }: OneFile) {
  const bytes = await readStored(source, name)
  if (bytes === null) return 'different'
  const hash = hashOf(bytes)
  if (isPresent && (await storedHash(target, name)) === hash) return 'present'
  await target.put(name, bytes)
  return (await storedHash(target, name)) === hash ? 'copied' : 'different'
}

/** Without drawn pages, which the portal at the target draws again. */
async function filesIn(storage: Storage): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const batch of storage.list('')) {
    for (const file of batch) if (!isDrawn(file.name)) files.set(file.name, file)
  }
  return files
}

/** SHA-256 of a stored file; null if there is none. */
async function storedHash(storage: Storage, name: string): Promise<string | null> {
  const bytes = await readStored(storage, name)
  return bytes && hashOf(bytes)
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
