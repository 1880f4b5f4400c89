import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { contentType } from './content-type.ts'

/** A file in one encoding. Headers are a flat name-value list, the form that node:http sends fastest. */
export interface Representation {
  etag: string
  body: Buffer
  headers: string[]
}

/** A file ready to be sent. */
export interface ServedFile {
  /** Last modification in milliseconds, rounded down to seconds. */
  modified: number
  raw: Representation
  /** Null for a file that is not compressed, such as a picture. */
  brotli: Representation | null
  /** For the few clients without brotli: made when the first of them asks. */
  gzip: () => Representation
}

/** A flat name-value list, or a function that derives one from the file's bytes whenever the file is read. */
export type FileHeaders = readonly string[] | ((raw: Buffer) => readonly string[])

type FileStat = Pick<Entry, 'seenAt' | 'ino' | 'mtimeMs' | 'size'>

interface Entry extends ServedFile {
  /** When the file was last checked, in milliseconds of `performance.now()`. */
  seenAt: number
  ino: number
  mtimeMs: number
  size: number
}

/** How long a file is assumed unchanged without a stat, in milliseconds; under load this saves most stats. */
const RECHECK_MS = 2

/**
 * In-memory file cache of at most `capacity` bytes with FIFO eviction. A requested file is revalidated by stat at most
 * every two milliseconds, so that a page replaced by any process is served at once.
 */
export class ServedFiles {
  private readonly entries = new Map<string, Entry>()
  private heldBytes = 0
  private readonly capacity: number

  constructor(capacity = 128 * 1024 * 1024) {
    this.capacity = capacity
  }

  /** The file, or null when it does not exist. `headers` are sent with each of its encodings. */
  get(file: string, headers: FileHeaders): ServedFile | null {
    const now = performance.now()
    const known = this.entries.get(file)
    if (known && now - known.seenAt < RECHECK_MS) return known
    const stat = statSync(file, { throwIfNoEntry: false })
    if (known && stat && known.mtimeMs === stat.mtimeMs && known.size === stat.size && known.ino === stat.ino) {
      known.seenAt = now
      return known
    }
    this.drop(file)
    return stat?.isFile() ? this.load(file, { ...stat, seenAt: now }, headers) : null
  }

  private load(file: string, stat: FileStat, headers: FileHeaders): Entry {
    const raw = readFileSync(file)
    const brotli = companion(`${file}.br`, stat.mtimeMs)
    const entry: Entry = {
      ...servedFile({ name: file, raw, brotli, modified: stat.mtimeMs, headers }),
      seenAt: stat.seenAt,
      ino: stat.ino,
      mtimeMs: stat.mtimeMs,
      size: stat.size,
    }
    this.store(file, entry)
    return entry
  }

  private store(file: string, entry: Entry): void {
    this.entries.set(file, entry)
    this.heldBytes += sizeOf(entry)
    for (const oldest of this.entries.keys()) {
      if (this.heldBytes <= this.capacity) break
      this.drop(oldest)
    }
  }

  private drop(file: string): void {
    const entry = this.entries.get(file)
    if (!entry) return
    this.entries.delete(file)
    this.heldBytes -= sizeOf(entry)
  }
}

interface ContentOptions {
  /** Its extension decides the content type. */
  name: string
  raw: Buffer
  brotli: Buffer | null
  /** In milliseconds. */
  modified: number
  headers: FileHeaders
}

/** Content ready to be sent, with validators derived from it. */
export function servedFile({ name, raw, brotli, headers, ...file }: ContentOptions): ServedFile {
  const digest = createHash('sha1').update(raw).digest('base64url')
  const modified = Math.floor(file.modified / 1000) * 1000
  const base = [
    'content-type',
    contentType(name),
    'last-modified',
    new Date(modified).toUTCString(),
    ...(typeof headers === 'function' ? headers(raw) : headers),
    ...(brotli ? ['vary', 'accept-encoding'] : ['accept-ranges', 'bytes']),
  ]
  let gzip: Representation | null = null
  // A strong entity tag identifies exact bytes, so each encoding has its own.
  return {
    modified,
    raw: representation(raw, `"${digest}"`, base),
    brotli: brotli && representation(brotli, `"${digest}-br"`, [...base, 'content-encoding', 'br']),
    gzip() {
      gzip ??= representation(gzipSync(raw), `"${digest}-gzip"`, [...base, 'content-encoding', 'gzip'])
      return gzip
    },
  }
}

/** Memory of a file, in bytes. Gzip is about as large as brotli. */
export function sizeOf({ raw, brotli }: ServedFile): number {
  return raw.body.length + 2 * (brotli?.body.length ?? 0) + 1024
}

function representation(body: Buffer, etag: string, headers: readonly string[]): Representation {
  return { body, etag, headers: ['etag', etag, ...headers, 'content-length', String(body.length)] }
}

/** The `.br` companion, if it belongs to the same version of the file. */
function companion(file: string, mtimeMs: number): Buffer | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.mtimeMs === mtimeMs ? readFileSync(file) : null
}
