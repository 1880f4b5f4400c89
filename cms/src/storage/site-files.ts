import { buffer } from 'node:stream/consumers'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import type { StreamedFiles } from '../publishing/serve/streamed-files.ts'
import type { ByteRange, Storage } from './storage.ts'
import { StorageUnavailable } from './storage-calls.ts'

/**
 * The folders of public files that are not pictures. They are below `private`, because the sweep of earlier versions deletes
 * what is below `public` and no picture, and `private` is in backups and moves as well.
 */
export const SITE_FOLDERS = {
  videos: 'private/videos',
  captions: 'private/captions',
  notices: 'private/notice-files',
  samples: 'private/sample-files',
}

/** Names are unique, so that a file is in one of the folders of its ending. */
const FOLDERS_OF: Record<string, readonly string[]> = {
  mp4: [SITE_FOLDERS.videos],
  webm: [SITE_FOLDERS.videos],
  vtt: [SITE_FOLDERS.captions],
  pdf: [SITE_FOLDERS.notices, SITE_FOLDERS.samples],
}

/** What is read from the storage at once. A slow client holds this much memory and no connection to the storage. */
const PIECE_BYTES = 256 * 1024

/** The public files of a storage. They never change under one name. */
export function storedSiteFiles(storage: Storage): StreamedFiles {
  return {
    async find(name) {
      for (const folder of FOLDERS_OF[name.slice(name.lastIndexOf('.') + 1)] ?? []) {
        const found = await storage.stat(`${folder}/${name}`)
        if (found === null) continue
        const { bytes, modified } = found
        return { name, bytes, modified, read: (range) => pieces(storage, found.name, range) } satisfies StreamedFile
      }
      return null
    },
  }
}

async function* pieces(storage: Storage, name: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  for (let place = start; place <= end; place += PIECE_BYTES) {
    const piece = await storage.open(name, { start: place, end: Math.min(place + PIECE_BYTES - 1, end) })
    if (piece === null) throw new StorageUnavailable('open', `${name} was deleted while it was sent.`)
    yield await buffer(piece.stream)
  }
}
