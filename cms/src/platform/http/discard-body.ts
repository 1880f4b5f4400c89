import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long an unread body is drained after the response, in milliseconds, so that the client can read the response. */
const LINGER = 2000
/** Maximum Content-Length of a body that is drained completely, in bytes: about the largest accepted upload. */
const READ_TO_END = 12 * 1024 * 1024

/**
 * Discards the unread body of a request that was answered early. A body no larger than an upload is drained, so that
 * the connection can be reused. A chunked or larger body closes the connection.
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
