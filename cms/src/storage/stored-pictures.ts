import { Semaphore } from '../foundation/concurrency/semaphore.ts'
import { type FileHeaders, type ServedFile, servedFile, sizeOf } from '../http/files/served-files.ts'
import type { Pictures } from '../publishing/serve/pictures.ts'
import { readStored, type Storage } from './storage.ts'
import { StorageUnavailable } from './storage-calls.ts'

interface Entry {
  file: ServedFile
  /** In milliseconds of `performance.now()`. */
  checkedAt: number
}

/** After this time, a picture that is requested again must still exist. */
const RECHECK_MS = 60_000
const MAX_LOADS = { atOnce: 16, waiting: 500 }

/**
 * The pictures of object storage, in memory up to `capacity` bytes with FIFO eviction, because each is some ten times as
 * slow to load as to send. Pictures never change under one name; while the storage does not respond, known ones are served.
 */
export class StoredPictures implements Pictures {
  private readonly entries = new Map<string, Entry>()
  private readonly loading = new Map<string, Promise<ServedFile | null>>()
  private readonly loads = new Semaphore({ ...MAX_LOADS, full: () => new StorageUnavailable('open', 'Queue is full.') })
  private readonly storage: Storage
  private readonly folder: string
  private readonly capacity: number
  private heldBytes = 0

  constructor(storage: Storage, folder: string, capacity = 64 * 1024 * 1024) {
    this.storage = storage
    this.folder = folder
    this.capacity = capacity
  }

  get(name: string, headers: FileHeaders): ServedFile | null | Promise<ServedFile | null> {
    const known = this.entries.get(name)
    if (known && performance.now() - known.checkedAt < RECHECK_MS) return known.file
    const running = this.loading.get(name)
    if (running) return running
    const work = known ? () => this.recheck(name, known) : () => this.load(name, headers)
    const loading = this.loads.run(work).finally(() => this.loading.delete(name))
    this.loading.set(name, loading)
    return loading
  }

  private async load(name: string, headers: FileHeaders): Promise<ServedFile | null> {
    const key = `${this.folder}/${name}`
    const found = await this.storage.stat(key)
    const raw = found && (await readStored(this.storage, key))
    if (!found || !raw) return null
    const file = servedFile({ name, raw, brotli: null, modified: found.modified.getTime(), headers })
    this.entries.set(name, { file, checkedAt: performance.now() })
    this.heldBytes += sizeOf(file)
    for (const oldest of this.entries.keys()) {
      if (this.heldBytes <= this.capacity) break
      this.drop(oldest)
    }
    return file
  }

  private async recheck(name: string, entry: Entry): Promise<ServedFile | null> {
    try {
      const found = await this.storage.stat(`${this.folder}/${name}`)
      if (!found) {
        this.drop(name)
        return null
      }
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
    }
    entry.checkedAt = performance.now()
    return entry.file
  }

  private drop(name: string): void {
    const entry = this.entries.get(name)
    if (!entry) return
    this.entries.delete(name)
    this.heldBytes -= sizeOf(entry.file)
  }
}
