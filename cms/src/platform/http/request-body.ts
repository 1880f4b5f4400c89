import type { IncomingMessage } from 'node:http'
import { Readable, Transform } from 'node:stream'

/** A body larger than its limit; the connection is closed after the answer. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  /** Where Payload reads the body, it answers with this. */
  readonly status = 413

  constructor() {
    super('What was sent is too large.')
  }
}

/** The client closed the connection before its request or the answer was through. No fault of the portal's. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/** The body as a web stream that fails with BodyTooLarge past `limit` bytes; null for methods without one. */
export function limitedBody(req: IncomingMessage, limit: number): ReadableStream<Uint8Array> | null {
  if (req.method === 'GET' || req.method === 'HEAD') return null
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > limit) throw new BodyTooLarge()
  let seen = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  req.on('aborted', () => counter.destroy(new ClientGone('The client closed the connection while it sent the body.')))
  return Readable.toWeb(req.pipe(counter)) as ReadableStream<Uint8Array>
}
