import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsEncoding } from './accepts-encoding.ts'
import { brotliOfPage, brotliOfPageInThread } from './compress.ts'

const gzipInThread = promisify(gzip)

/** Below this many bytes a response fits into one network packet. */
const MIN_SIZE = 1024

/** Above this many bytes compression takes milliseconds, so another thread does it. */
const LARGE = 64 * 1024

interface EncodedBody {
  body: Buffer
  /** Null if the body is unchanged. */
  encoding: 'br' | 'gzip' | null
}

/**
 * Compresses a text for a client. Responses to other sites' requests carry no cookies, so they cannot measure the
 * length of a secret.
 */
export async function encodedBody(raw: Buffer, acceptEncoding: string | undefined): Promise<EncodedBody> {
  if (raw.length >= MIN_SIZE && acceptsEncoding(acceptEncoding, 'br')) {
    const body = raw.length < LARGE ? brotliOfPage(raw) : await brotliOfPageInThread(raw)
    if (body !== null) return { body, encoding: 'br' }
  }
  if (raw.length >= MIN_SIZE && acceptsEncoding(acceptEncoding, 'gzip')) {
    return { body: await gzipInThread(raw), encoding: 'gzip' }
  }
  return { body: raw, encoding: null }
}
