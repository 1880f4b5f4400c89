import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { writeFileAtomically } from '../files/atomic-file.ts'
import { brotliOfPageInThread, COMPRESSIBLE } from '../files/compress.ts'
import { assetFile } from '../files/file-name.ts'
import { filesBelow } from '../files/files-below.ts'
import { RETENTION_MS } from './earlier-builds.ts'

const collection = 'build-assets'

/** Addresses of files whose names contain a hash of their content. */
const HASHED = /^\/_(astro|next\/static)\//

interface AssetFolder {
  /** The prefix of the addresses, with slashes at both ends. */
  address: string
  directory: string
}

interface SharedAssetsOptions {
  payload: Payload
  /** The assets of this build. */
  own: readonly AssetFolder[]
  /** Folder for copies of other builds' files. */
  cache: string
}

/**
 * Hashed assets of all builds that share the database. Behind a proxy, a page of one build asks a process of another
 * one for its scripts, while versions run side by side and as long as pages stay open after that.
 */
export class SharedAssets {
  private readonly payload: Payload
  private readonly own: readonly AssetFolder[]
  private readonly cache: string
  private readonly loading = new Map<string, Promise<string | null>>()

  constructor({ payload, own, cache }: SharedAssetsOptions) {
    this.payload = payload
    this.own = own
    this.cache = cache
  }

  /** Stores what the database lacks of this build; to be awaited before a page of the build is served. */
  async share(now: Date): Promise<void> {
    const files = await this.ownFiles()
    const where = { path: { in: [...files.keys()] } }
    await changeAll({ payload: this.payload, collection, where, data: { seenAt: now.toISOString() } })
    const rows = await readRows({ payload: this.payload, collection, where, fields: ['path'] })
    for (const { path: known } of rows) files.delete(known)
    await severalAtOnce(files, ([address, file]) => this.store(address, file, now))
  }

  /** The local copy of another build's file; null if no process has announced it within a day. */
  find(pathname: string): Promise<string | null> {
    const file = HASHED.test(pathname) && !pathname.endsWith('.br') ? assetFile(pathname) : null
    if (file === null) return Promise.resolve(null)
    const known = this.loading.get(file)
    if (known) return known
    const loading = this.load(file).finally(() => this.loading.delete(file))
    this.loading.set(file, loading)
    return loading
  }

  /** Announces the files of this build again, and removes those of builds that stopped more than a day ago. */
  async sweep(now: Date): Promise<void> {
    await this.share(now)
    const before = now.getTime() - RETENTION_MS
    const where = { seenAt: { less_than: new Date(before).toISOString() } }
    await deleteRows({ payload: this.payload, collection, where })
    for (const file of await filesBelow(this.cache).catch(() => [])) {
      const copy = path.join(this.cache, file)
      if ((await stat(copy)).mtimeMs < before) await rm(copy, { force: true })
    }
  }

  private async load(file: string): Promise<string | null> {
    const copy = path.join(this.cache, file)
    if (existsSync(copy)) return copy
    try {
      const where = { path: { equals: `/${file}` } }
      const found = await readRow({ payload: this.payload, collection, where })
      if (found === null) return null
      const bytes = Buffer.from(found.content, 'base64')
      const version = found.compressed
        ? { raw: brotliDecompressSync(bytes), brotli: bytes }
        : { raw: bytes, brotli: null }
      await writeFileAtomically(copy, version)
      return copy
    } catch (error) {
      this.payload.logger.error({ msg: 'A script of another build could not be loaded.', file, err: error })
      return null
    }
  }

  private async store(address: string, file: string, now: Date): Promise<void> {
    const raw = await readFile(file)
    const brotli = COMPRESSIBLE.test(file) ? await brotliOfPageInThread(raw) : null
    const content = (brotli ?? raw).toString('base64')
    const data = { path: address, seenAt: now.toISOString(), compressed: brotli !== null, content }
    await insertIfAbsent({ payload: this.payload, collection, data })
  }

  /** Files of this build by address. */
  private async ownFiles(): Promise<Map<string, string>> {
    const files = new Map<string, string>()
    for (const { address, directory } of this.own) {
      if (!existsSync(directory)) continue
      for (const file of await filesBelow(directory)) files.set(address + file, path.join(directory, file))
    }
    return files
  }
}
