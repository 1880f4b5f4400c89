import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { StorageUnavailable } from './storage-calls.ts'

/** What a storage knows about a file without reading it. */
export interface StoredFile {
  name: string
  bytes: number
  /** When it was stored. */
  modified: Date
}

/** A part of a file; both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/** Content to store: bytes, or the path of a local file, which is streamed. */
export type Content = Uint8Array | { path: string }

/**
 * Files under names such as `public/a.webp` or `private/documents/b.pdf`, the same in each storage. All methods throw
 * StorageUnavailable when the storage cannot be reached, refuses the portal or is too slow.
 */
export interface Storage {
  /** The place in messages, without credentials. */
  place: string
  /** Resolves once the file is durable and complete under its name. Replaces a file of the same name. */
  put: (name: string, content: Content) => Promise<void>
  /** A file, or a part of it; null if there is none. The caller reads or destroys the stream. */
  open: (name: string, range?: ByteRange) => Promise<(StoredFile & { stream: Readable }) | null>
  stat: (name: string) => Promise<StoredFile | null>
  /** Idempotent. */
  delete: (name: string) => Promise<void>
  /** All files below a folder such as `private/documents`, in batches. */
  list: (folder: string) => AsyncIterable<StoredFile[]>
}

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Where uploads and printed documents are. */
    storage: Storage
  }
}

/** The bytes of a file; null if there is none. */
export async function readStored(storage: Storage, name: string): Promise<Buffer | null> {
  const file = await storage.open(name)
  if (file === null) return null
  return buffer(file.stream).catch((error: unknown) => {
    throw new StorageUnavailable('open', error)
  })
}
