import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptsBrotli } from './accepts-brotli.ts'
import { isNotModified } from './not-modified.ts'
import type { ServedFile } from './served-files.ts'

/** Sends a file in an encoding the client accepts, or 304 if the client's copy is current. */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: ServedFile, status = 200): void {
  const wanted = file.brotli && acceptsBrotli(req.headers['accept-encoding']) ? file.brotli : file.raw
  if (status === 200 && isNotModified(req.headers, { etag: wanted.etag, modified: file.modified })) {
    res.writeHead(304, withoutLength(wanted.headers))
    res.end()
    return
  }
  res.writeHead(status, wanted.headers)
  res.end(req.method === 'HEAD' ? undefined : wanted.body)
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
