import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptsBrotli } from './accepts-brotli.ts'
import { isNotModified } from './not-modified.ts'
import type { ServedFile } from './served-files.ts'

/** Answers with a file in the encoding that the client accepts, or with 304 where it has the same already. */
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

/** A 304 carries what tells the versions apart, but no length. */
function withoutLength(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]
    if (name !== undefined && name !== 'content-length') kept.push(name, headers[i + 1] ?? '')
  }
  return kept
}
