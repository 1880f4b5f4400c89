import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import { ClientDisconnected } from '../../foundation/client-disconnected.ts'
import { PEER_HEADER } from '../api/client-address.ts'
import { acceptsEncoding } from '../files/accepts-encoding.ts'
import { encodedBody } from '../files/encoded-body.ts'
import { limitedBody } from './request-body.ts'

interface ToWebOptions {
  origin: string
  requestId: string
  maxBody: number
}

/** Converts a Node request to the web Request that Payload's endpoints expect. HEAD becomes GET. */
export function toWebRequest(req: IncomingMessage, { origin, requestId, maxBody }: ToWebOptions): Request {
  const headers = new Headers()
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    headers.append(req.rawHeaders[i] ?? '', req.rawHeaders[i + 1] ?? '')
  }
  headers.set(PEER_HEADER, req.socket.remoteAddress ?? '')
  headers.set('x-request-id', requestId)
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
  return new Request(origin + (req.url ?? '/'), {
    method,
    headers,
    body: limitedBody(req, maxBody),
    ...{ duplex: 'half' },
  })
}

/** Sends a web Response, compressed if it is text. Its headers override those already set. */
export async function sendWebResponse(res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  res.statusCode = response.status
  if (res.req.method === 'HEAD' || response.body === null) {
    await response.body?.cancel()
    res.end()
    return
  }
  const body = response.body as NodeReadableStream
  if (isSmallText(response)) await sendText(res, response)
  else if (isTable(response)) await streamTable(body, res)
  else await stream(body, [], res)
}

/** Texts are buffered: one write is cheaper than a stream. */
async function sendText(res: ServerResponse, response: Response): Promise<void> {
  const raw = Buffer.from(await response.arrayBuffer())
  // An entity tag identifies these very bytes.
  if (response.headers.has('content-encoding') || response.headers.has('etag')) return void res.end(raw)
  const { body, encoding } = await encodedBody(raw, res.req.headers['accept-encoding'])
  res.appendHeader('vary', 'accept-encoding')
  if (encoding !== null) {
    res.setHeader('content-encoding', encoding)
    res.removeHeader('content-length')
  }
  res.end(body)
}

/** Sends each part as soon as it exists, compressed in another thread. A slow client slows the source down. */
async function streamTable(body: NodeReadableStream, res: ServerResponse): Promise<void> {
  res.appendHeader('vary', 'accept-encoding')
  if (!acceptsEncoding(res.req.headers['accept-encoding'], 'gzip')) return stream(body, [], res)
  res.setHeader('content-encoding', 'gzip')
  await stream(body, [createGzip({ flush: constants.Z_SYNC_FLUSH })], res)
}

async function stream(body: NodeReadableStream, transforms: readonly Transform[], res: ServerResponse): Promise<void> {
  try {
    await pipeline([Readable.fromWeb(body), ...transforms, res])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && res.destroyed) {
      throw new ClientDisconnected('The client closed the connection before the response was complete.', {
        cause: error,
      })
    }
    throw error
  }
}

function isSmallText(response: Response): boolean {
  return /^(application\/(json|xml)|text\/(?!csv))/.test(response.headers.get('content-type') ?? '')
}

/** Exports can have any size. */
function isTable(response: Response): boolean {
  return /^text\/csv/.test(response.headers.get('content-type') ?? '')
}
