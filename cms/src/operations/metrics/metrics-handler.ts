import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodedBody } from '../../http/files/encoded-body.ts'

interface MetricsHandlerOptions {
  token: string
  text: () => Promise<string>
}

/** Responds to `GET /metrics` with the bearer token of METRICS_TOKEN. Other tokens get 401, other methods 405. */
export function metricsHandler({ token, text }: MetricsHandlerOptions) {
  const expected = digest(`Bearer ${token}`)
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('cache-control', 'no-store')
    // Digests have the same length, so that the comparison takes equally long for all tokens.
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) {
      res.writeHead(401, { 'www-authenticate': 'Bearer', 'content-length': '0' }).end()
      return
    }
    if (req.method !== 'GET') {
      res.writeHead(405, { allow: 'GET', 'content-length': '0' }).end()
      return
    }
    const { body, encoding } = await encodedBody(Buffer.from(await text()), req.headers['accept-encoding'])
    if (encoding !== null) res.setHeader('content-encoding', encoding)
    res.writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'content-length': body.length,
    })
    res.end(body)
  }
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
