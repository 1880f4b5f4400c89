import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request received by the stub provider. */
export interface ProviderRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** Starts a stub provider; `answer` responds to each request. */
export async function startProvider(answer: (request: ProviderRequest, res: ServerResponse) => void) {
  const requests: ProviderRequest[] = []
  // A busy machine reuses connections after more than the five seconds for which Node keeps them.
  const server = createServer({ keepAliveTimeout: 300_000 }, async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body }
    requests.push(request)
    answer(request, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
