import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contentType } from './content-type.ts'
import { isNotModified } from './not-modified.ts'
import { requestedRange } from './requested-range.ts'
import type { StreamedFile } from './streamed-file.ts'

/**
 * Sends a file, a part of it, or 304 if the client's copy is current. Resolves when everything is sent or the client has
 * gone; rejects when the file cannot be read any further.
 */
export async function sendStreamed(
  req: IncomingMessage,
  res: ServerResponse,
  { file, headers }: { file: StreamedFile; headers: readonly string[] },
): Promise<void> {
  const { bytes, name } = file
  const modified = Math.floor(file.modified.getTime() / 1000) * 1000
  const etag = `"${name}"`
  const base = [
    ...['etag', etag, 'last-modified', new Date(modified).toUTCString(), 'accept-ranges', 'bytes'],
    ...['content-type', contentType(name), 'content-disposition', `inline; filename="${name}"`],
    ...headers,
  ]
  if (isNotModified(req.headers, { etag, modified })) {
    res.writeHead(304, base).end()
    return
  }
  const version = req.headers['if-range']
  const isCurrent = version === undefined || version === etag || Date.parse(String(version)) === modified
  const range = req.method === 'GET' && isCurrent ? requestedRange(req.headers.range, bytes) : null
  if (range === 'unsatisfiable') {
    res.writeHead(416, [...base, 'content-range', `bytes */${bytes}`, 'content-length', '0']).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const place = range === null ? [] : ['content-range', `bytes ${start}-${end}/${bytes}`]
  res.writeHead(range === null ? 200 : 206, [...base, ...place, 'content-length', String(end - start + 1)])
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  await pipeline(Readable.from(file.read({ start, end }), { objectMode: false, highWaterMark: 1 }), res).catch(
    (error) => {
      if (!res.destroyed || !isEarlyClose(error)) throw error
    },
  )
}

const isEarlyClose = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
