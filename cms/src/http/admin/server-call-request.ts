import { IncomingMessage, type ServerResponse } from 'node:http'
import { Problem } from '../../foundation/problem.ts'
import { isFromOurPages } from '../api/from-our-pages.ts'
import { BodyTooLarge, limitedBody } from '../server/request-body.ts'
import { decodeCall, encodeCall, type ServerCall } from './reply-format.ts'

/** Maximum body of a call in bytes; the form of a long course has 200 kB. */
const MAX_BODY = 1024 * 1024
/** Maximum time in which the body must arrive, in milliseconds; a form takes half a minute over 2G. */
const BODY_MS = 60_000
/** Maximum time of a call in milliseconds, after which its connection is closed. */
const CALL_MS = 30_000

/** Checks the session of a call, and resolves to a check of the call itself. Both throw Problems. */
export type AdmitServerCall = (headers: Headers) => Promise<(call: ServerCall) => ServerCall>

interface ServerCallOptions {
  req: IncomingMessage
  res: ServerResponse
  admit: AdmitServerCall
  /** Origins whose pages may call. */
  trusted: readonly string[]
  /** Whether the build has an offered function with this id. */
  offers: (actionId: string) => boolean
}

/**
 * Reads and checks a call of a server function, the only kind of POST that the admin takes. Resolves to a request for
 * Next that carries the checked call in an encoding of our own, so that Next and React decode nothing that a client
 * wrote. Throws a Problem for everything else; a call without a session is refused before its body is read.
 */
export async function readServerCall(options: ServerCallOptions): Promise<IncomingMessage> {
  const { req, res, admit, trusted, offers } = options
  const actionId = req.headers['next-action']
  if (typeof actionId !== 'string') {
    res.setHeader('allow', 'GET, HEAD')
    throw refused(405, 'METHOD_NOT_ALLOWED', 'This page cannot be sent to. Open it again.')
  }
  const headers = headersOf(req)
  if (!isFromOurPages(headers, trusted)) throw refused(403, 'FOREIGN_ORIGIN', 'This request came from another site.')
  const check = await admit(headers)
  if (!offers(actionId)) {
    // Next's client then knows that the page is of another build.
    res.setHeader('x-nextjs-action-not-found', '1')
    throw refused(409, 'OTHER_BUILD', 'The portal was updated. Reload the page.')
  }
  const [type] = (req.headers['content-type'] ?? '').split(';')
  if (type !== 'text/plain') throw refused(415, 'BAD_TYPE', 'We could not read this request. Reload the page.')
  const call = check(decodeCall(await readBody(req)))
  const limit = setTimeout(() => req.socket.destroy(), CALL_MS).unref()
  res.once('close', () => clearTimeout(limit))
  return requestWith(req, encodeCall(call))
}

async function readBody(req: IncomingMessage): Promise<string> {
  const late = setTimeout(() => req.socket.destroy(), BODY_MS).unref()
  try {
    return await new Response(limitedBody(req, MAX_BODY)).text()
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    throw refused(413, 'TOO_LARGE', 'This form is too large to be checked. Shorten its longest text.')
  } finally {
    clearTimeout(late)
  }
}

/** A request like `req` with another body, for a handler that reads it from the stream. */
function requestWith(req: IncomingMessage, body: string): IncomingMessage {
  const request = new IncomingMessage(req.socket)
  const { method, httpVersion, httpVersionMajor, httpVersionMinor } = req
  const { 'transfer-encoding': _, ...headers } = req.headers
  // A function belongs to no page. Next draws the page at the address when a function finds nothing, and some redirect.
  const url = '/admin'
  Object.assign(request, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, complete: true })
  request.headers = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  // Next compares both, and a proxy may have changed one.
  if (headers.origin !== undefined) request.headers.host = new URL(headers.origin).host
  request.push(body)
  request.push(null)
  return request
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function refused(status: number, code: string, publicMessage: string): Problem {
  return new Problem({ code, status, publicMessage })
}
