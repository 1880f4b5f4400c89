import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** How long and how far an unread body is read before its connection is cut. */
export interface LingerLimits {
  /** Altogether, in milliseconds. */
  ms: number
  /** Without any data, in milliseconds. */
  idleMs: number
  bytes: number
}

const CHECK_MS = 100
const LINGER: LingerLimits = { ms: 60_000, idleMs: 10_000, bytes: 64 * 1024 * 1024 }

/** Maximum Content-Length of an unread body whose connection is used again, in bytes: about the largest accepted upload. */
const READ_TO_END = 12 * 1024 * 1024

/** Connections whose response says that it is the last one. */
const closing = new WeakSet<Socket>()

/**
 * Whether a request came behind the last response of its connection, which closes soon. It is not to be handled: its client cannot
 * receive a response. (RFC 9112, 9.6)
 */
export function isBehindLastResponse({ socket }: IncomingMessage): boolean {
  return closing.has(socket)
}

/**
 * Discards what is unread of a body when the response has been sent, even if its reader stopped early. Otherwise the connection
 * would stall for the next request, or a client that still sends would see a reset instead of the response.
 *
 * A body no larger than an upload is read to its end, and the connection is used again. With a chunked or larger one, the
 * response says `Connection: close`; then the socket is closed for writing, and read up to `limits`. (RFC 9112, 9.6)
 */
export function discardUnreadBody(req: IncomingMessage, res: ServerResponse, limits = LINGER): void {
  const isChunked = req.headers['transfer-encoding'] !== undefined
  const length = Number(req.headers['content-length'] ?? 0)
  if (!isChunked && length === 0) return
  const { writeHead } = res
  res.writeHead = (...given: unknown[]): typeof res => {
    if (!req.complete) {
      if (isChunked || length > READ_TO_END) {
        res.shouldKeepAlive = false
        closing.add(req.socket)
      }
      lingerBeforeClosing(req, limits)
    }
    return Reflect.apply(writeHead, res, given)
  }
  res.once('finish', () => discardRest(req))
}

/** Asks a client that sent `Expect: 100-continue` for the body when something starts to read it, and not before. */
export function continueWhenRead(req: IncomingMessage, res: ServerResponse): void {
  let isAsked = false
  const ask = () => {
    if (!isAsked && !res.headersSent) res.writeContinue()
    isAsked = true
  }
  req.once('resume', ask).on('newListener', (event) => {
    if (event === 'readable') ask()
  })
}

function discardRest(req: IncomingMessage): void {
  if (req.complete) return
  req.unpipe().removeAllListeners('data').removeAllListeners('readable')
  // The stream notices in the next tick that nothing waits for `readable`, and flows only then.
  setImmediate(() => req.resume())
}

/** Node destroys the socket of a last response at once: the kernel then sends a reset if anything is unread. */
function lingerBeforeClosing(req: IncomingMessage, { ms, idleMs, bytes }: LingerLimits): void {
  const { socket } = req
  socket.destroySoon = () => {
    if (req.complete || socket.destroyed) return Socket.prototype.destroySoon.call(socket)
    const end = { at: performance.now() + ms, bytes: socket.bytesRead + bytes }
    const cut = () => socket.destroy()
    const check = setInterval(() => {
      if (performance.now() > end.at || socket.bytesRead > end.bytes) cut()
    }, CHECK_MS).unref()
    socket.once('close', () => clearInterval(check)).setTimeout(idleMs, cut)
    req.once('end', cut)
    socket.end()
  }
}
