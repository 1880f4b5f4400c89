import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 50

/** A proxy with kept connections that sends requests to ready servers and repeats none that it has sent. */
export async function startProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  let turn = 0
  const check = async (port: number) => {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).catch(
      () => ({ status: 0 }),
    )
    if (status === 200) ready.add(port)
    else ready.delete(port)
  }
  const checkAll = () => Promise.all(ports.map(check))
  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const candidates = [...ready]
    const port = candidates[turn++ % candidates.length]
    const { method, url: path, headers } = req
    const upstream = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502)
      answer.pipe(res)
    })
    upstream.on('error', ({ message }) => res.writeHead(502).end(message))
    req.pipe(upstream)
  }
  await checkAll()
  const timer = setInterval(checkAll, CHECK_MS)
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    isReady: (port: number) => ready.has(port),
    stop: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
