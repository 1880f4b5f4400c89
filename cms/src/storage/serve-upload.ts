import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { portalOf } from '../foundation/portal.ts'
import { contentType } from '../http/files/content-type.ts'
import { requestedRange } from '../http/files/requested-range.ts'
import { storedName } from './upload-names.ts'

interface HandlerOptions {
  params: { filename: string }
}

/** Serves files of a collection at Payload's own address, which has checked that the user may read the record. */
export function serveUpload(folder: string) {
  return async ({ payload, headers }: PayloadRequest, { params }: HandlerOptions): Promise<Response> => {
    const { storage } = portalOf(payload)
    const name = storedName(folder, params.filename)
    const file = await storage.stat(name)
    const range = file && requestedRange(headers.get('range') ?? undefined, file.bytes)
    if (file && range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.bytes}` } })
    }
    const opened = await storage.open(name, range === 'unsatisfiable' ? undefined : (range ?? undefined))
    if (!file || !opened) return new Response(null, { status: 404 })
    const { start, end } = typeof range === 'object' && range !== null ? range : { start: 0, end: file.bytes - 1 }
    return new Response(Readable.toWeb(opened.stream) as ReadableStream, {
      status: range === null ? 200 : 206,
      headers: {
        'content-type': contentType(name),
        'content-length': String(end - start + 1),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        ...(range !== null && { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
      },
    })
  }
}
