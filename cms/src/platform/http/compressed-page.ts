import { brotliOfPage } from '../static-site/compress.ts'
import { acceptsBrotli } from './accepts-brotli.ts'

/**
 * Sends a rendered page like a published file, brotli-encoded when the client accepts it. Other responses pass through.
 */
export async function compressedPage(response: Response, acceptEncoding: string | null): Promise<Response> {
  if (response.body === null || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const raw = Buffer.from(await response.arrayBuffer())
  const brotli = acceptsBrotli(acceptEncoding) ? brotliOfPage(raw) : null
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (brotli) headers.set('content-encoding', 'br')
  const body = brotli ?? raw
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
