import type { IncomingMessage, ServerResponse } from 'node:http'

/** For how long a body is still read after its answer, in milliseconds, so that the client can read the answer. */
const LINGER = 2000
/** An announced length up to which a body is read to its end, in bytes: about the largest upload that is accepted. */
const READ_TO_END = 12 * 1024 * 1024

/**
 * Discards what a request still sends after it was answered. A body that is no larger than an upload is read to its end,
 * so that the connection can be used again. One without an announced end, or a larger one, closes the connection.
 */
export function discardUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  const isChunked = req.headers['transfer-encoding'] !== undefined
  const length = Number(req.headers['content-length'] ?? 0)
  if (!isChunked && length === 0) return
  res.once('finish', () => {
    if (req.complete) return
    req.unpipe()
    req.resume()
    if (!isChunked && length <= READ_TO_END) return
    const closing = setTimeout(() => req.socket.destroy(), LINGER).unref()
    req.once('end', () => clearTimeout(closing))
  })
}
