import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptsEncoding } from './accepts-encoding.ts'
import { isNotModified } from './not-modified.ts'
import { requestedRange } from './requested-range.ts'
import type { Representation, ServedFile } from './served-files.ts'

/** Sends a file in an encoding the client accepts, a part of it, or 304 if the client's copy is current. */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: ServedFile, status = 200): void {
  const wanted = representationFor(file, req.headers['accept-encoding'])
  if (status === 200 && isNotModified(req.headers, { etag: wanted.etag, modified: file.modified })) {
    res.writeHead(304, withoutLength(wanted.headers))
    res.end()
    return
  }
  if (status === 200 && req.method === 'GET' && file.brotli === null && isCurrent(req, file)) {
    const range = requestedRange(req.headers.range, file.raw.body.length)
    if (range !== null) {
      sendPart(res, file.raw, range)
      return
    }
  }
  res.writeHead(status, wanted.headers)
  res.end(req.method === 'HEAD' ? undefined : wanted.body)
}

function representationFor(file: ServedFile, acceptEncoding: string | string[] | undefined): Representation {
  if (file.brotli === null) return file.raw
  if (acceptsEncoding(acceptEncoding, 'br')) return file.brotli
  return acceptsEncoding(acceptEncoding, 'gzip') ? file.gzip() : file.raw
}

/** Whether a part belongs to the version that the client has: If-Range, RFC 9110, 13.1.5. */
function isCurrent(req: IncomingMessage, { raw, modified }: ServedFile): boolean {
  const version = req.headers['if-range']
  return version === undefined || version === raw.etag || Date.parse(String(version)) === modified
}

function sendPart(
  res: ServerResponse,
  { body, headers }: Representation,
  range: Exclude<ReturnType<typeof requestedRange>, null>,
): void {
  if (range === 'unsatisfiable') {
    res.writeHead(416, [...withoutLength(headers), 'content-range', `bytes */${body.length}`, 'content-length', '0'])
    res.end()
    return
  }
  const part = body.subarray(range.start, range.end + 1)
  const place = `bytes ${range.start}-${range.end}/${body.length}`
  res.writeHead(206, [...withoutLength(headers), 'content-range', place, 'content-length', String(part.length)])
  res.end(part)
}

/** A 304 has the same headers without Content-Length. */
function withoutLength(headers: readonly string[]): string[] {
  const remaining: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]
    if (name !== undefined && name !== 'content-length') remaining.push(name, headers[i + 1] ?? '')
  }
  return remaining
}
