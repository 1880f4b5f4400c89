import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Payload } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import { acceptsEncoding } from '../../http/files/accepts-encoding.ts'
import { isNotModified } from '../../http/files/not-modified.ts'
import { IMMUTABLE } from '../../http/files/security-headers.ts'
import { contentOf, requireRun } from './find-runs.ts'

const unzip = promisify(gunzip)

interface RunFileOptions {
  payload: Payload
  /** Of the run; untrusted. */
  id: string
  /** Of the request. */
  headers: Headers
}

/**
 * The published file of a run, as it is stored, to clients that accept gzip: many people download its megabytes on the same day. Throws a Problem (404)
 * for what is not published.
 */
export async function runFile({ payload, id, headers: requested }: RunFileOptions): Promise<Response> {
  const { inputHash, resultHash, state } = await requireRun(payload, id)
  if (state !== 'published') throw notFound('run')
  const isZipped = acceptsEncoding(requested.get('accept-encoding'), 'gzip')
  // A strong entity tag identifies exact bytes, so each encoding has its own. The first line of the file depends on the run, too.
  const etag = `"${[id, inputHash.slice(0, 16), resultHash.slice(0, 16), ...(isZipped ? ['gzip'] : [])].join('-')}"`
  const headers = { ...IMMUTABLE, etag, vary: 'accept-encoding' }
  const sent = { 'if-none-match': requested.get('if-none-match') ?? undefined }
  if (isNotModified(sent, { etag, modified: Number.POSITIVE_INFINITY })) {
    return new Response(null, { status: 304, headers })
  }
  const stored = Buffer.from(await contentOf(payload, id), 'base64')
  if (stored.length === 0) throw new Error(`The published run ${id} has no content.`)
  const body = isZipped ? stored : await unzip(stored)
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      ...(isZipped && { 'content-encoding': 'gzip' }),
    },
  })
}
