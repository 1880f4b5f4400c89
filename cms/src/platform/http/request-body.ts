import type { IncomingMessage } from 'node:http'
import { Readable, Transform } from 'node:stream'

/** Thrown for a body above its limit; the connection closes after the response. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  /** Payload responds with this status where it reads the body itself. */
  readonly status = 413

  constructor() {
    super('The request is too large.')
  }
}

/** The client closed the connection before the exchange was complete. Not an error of the portal. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}

/** The body as a web stream that fails with BodyTooLarge beyond `limit` bytes; null for GET and HEAD. */
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
  req.on('aborted', () =>
    counter.destroy(new ClientDisconnected('The client closed the connection while it sent the body.')),
  )
  return Readable.toWeb(req.pipe(counter)) as ReadableStream<Uint8Array>
}
