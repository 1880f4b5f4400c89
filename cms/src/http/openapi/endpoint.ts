import { createHash } from 'node:crypto'
import type { Endpoint } from 'payload'
import { acceptsEncoding } from '../files/accepts-encoding.ts'
import { brotliOfPage } from '../files/compress.ts'
import { isNotModified } from '../files/not-modified.ts'
import type { JsonSchema } from './schema-of.ts'

/** GET /api/openapi.json: generated on the first request, then cached in memory. */
export function openApiEndpoint(document: () => JsonSchema): Endpoint {
  let prepared: ReturnType<typeof prepare> | null = null
  return {
    method: 'get',
    path: '/openapi.json',
    handler: ({ headers: requested }) => {
      prepared ??= prepare(document())
      const { raw, brotli, digest } = prepared
      const body = brotli !== null && acceptsEncoding(requested.get('accept-encoding'), 'br') ? brotli : raw
      // A strong entity tag identifies exact bytes, so each encoding has its own.
      const etag = body === raw ? `"${digest}"` : `"${digest}-br"`
      const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' }
      const sent = { 'if-none-match': requested.get('if-none-match') ?? undefined }
      if (isNotModified(sent, { etag, modified: Number.POSITIVE_INFINITY })) {
        return new Response(null, { status: 304, headers })
      }
      return new Response(new Uint8Array(body), {
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(body.length),
          ...(body !== raw && { 'content-encoding': 'br' }),
        },
      })
    },
  }
}

function prepare(document: JsonSchema) {
  const raw = Buffer.from(JSON.stringify(document))
  return { raw, brotli: brotliOfPage(raw), digest: createHash('sha1').update(raw).digest('base64url') }
}
