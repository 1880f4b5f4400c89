import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ByteRange, Content, Storage, StoredFile } from './storage.ts'
import { type StorageOperation, storageCall } from './storage-calls.ts'

/** Folder of files that are being written. A crash leaves them there; a sweep deletes them. */
export const UNFINISHED = '.unfinished'
const BATCH_SIZE = 500

/** A local folder as storage. */
export class FolderStorage implements Storage {
  readonly place: string

  constructor(folder: string) {
    this.place = folder
  }

  put(name: string, content: Content): Promise<void> {
    return this.call('put', async () => {
      const target = this.pathOf(name)
      const unfinished = path.join(this.place, UNFINISHED, randomUUID())
      for (const file of [target, unfinished]) await mkdir(path.dirname(file), { recursive: true })
      try {
        if ('path' in content) await copyFile(content.path, unfinished)
        else await writeFile(unfinished, content)
        await flush(unfinished)
        await rename(unfinished, target)
      } finally {
        await rm(unfinished, { force: true })
      }
    })
  }

  open(name: string, range?: ByteRange) {
    return this.call('open', async () => {
      const handle = await open(this.pathOf(name)).catch(nullIfMissing)
      if (handle === null) return null
      const { size, mtime } = await handle.stat()
      return { name, bytes: size, modified: mtime, stream: handle.createReadStream(range ?? {}) }
    })
  }

  stat(name: string): Promise<StoredFile | null> {
    return this.call('stat', async () => {
      const found = await stat(this.pathOf(name)).catch(nullIfMissing)
      return found && { name, bytes: found.size, modified: found.mtime }
    })
  }

  delete(name: string): Promise<void> {
    return this.call('delete', () => rm(this.pathOf(name), { force: true }))
  }

  async *list(folder: string): AsyncGenerator<StoredFile[]> {
    let names: string[] = []
    for await (const name of this.names(folder)) {
      names.push(name)
      if (names.length < BATCH_SIZE) continue
      yield await this.statAll(names)
      names = []
    }
    if (names.length > 0) yield await this.statAll(names)
  }

  private async statAll(names: readonly string[]): Promise<StoredFile[]> {
    const found = await Promise.all(names.map((name) => this.stat(name)))
    return found.filter((file) => file !== null)
  }

  private async *names(folder: string): AsyncGenerator<string> {
    const directory = await this.call('list', () =>
      opendir(this.pathOf(folder), { recursive: true }).catch(nullIfMissing),
    )
    for await (const entry of directory ?? []) {
      const name = path.relative(this.place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
      if (entry.isFile() && name.startsWith(`${UNFINISHED}/`) === (folder === UNFINISHED)) yield name
    }
  }

  /** Throws for a name that leads out of the folder. */
  private pathOf(name: string): string {
    const target = path.join(this.place, ...name.split('/'))
    if (path.relative(this.place, target).startsWith('..')) throw new Error(`The file name ${name} is invalid.`)
    return target
  }

  private call<T>(operation: StorageOperation, run: () => Promise<T>): Promise<T> {
    return storageCall(operation, run)
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
