/**
 * Run as a separate process: a reverse proxy without TLS that distributes requests to portals in turn, over persistent
 * connections. It follows `/readyz/pages` of each portal. Its parent sends the addresses of the portals. `proxy-run.ts PORT`
 */
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const CHECK_EVERY_MS = 250
const SAFE_METHODS = ['GET', 'HEAD']

interface Upstream {
  origin: string
  isReady: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 256 })
let upstreams: Upstream[] = []
let turn = 0

process.on('message', (origins: string[]) => {
  upstreams = origins.map((origin) => ({ origin, isReady: true }))
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())
setInterval(() => upstreams.forEach(check), CHECK_EVERY_MS)

const server = createServer((incoming, outgoing) => forward(incoming, outgoing, []))
server.keepAliveTimeout = 60_000
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))

/** A portal that stops reports 503 before it closes its port, so that no new request is sent there. */
function check(upstream: Upstream): void {
  const mark = (isReady: boolean) => {
    upstream.isReady = isReady
  }
  get(`${upstream.origin}/readyz/pages`, { agent: false, timeout: 2000 }, (response) => {
    response.resume()
    mark(response.statusCode === 200)
  }).on('error', () => mark(false))
}

/** Sends a request to the next portal that is ready. Only requests that had no effect are sent to another one. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, tried: readonly Upstream[]): void {
  const upstream = nextOf(tried)
  if (upstream === undefined) {
    outgoing.writeHead(502).end()
    return
  }
  const { method = 'GET', url = '/', headers } = incoming
  const { hostname, port } = new URL(upstream.origin)
  const sent = request({ agent, hostname, port, method, path: url, headers, setHost: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.on('error', () => outgoing.destroy())
    response.pipe(outgoing)
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') upstream.isReady = false
    if (outgoing.headersSent) outgoing.destroy()
    else if (hadNoEffect(error, method, sent.reusedSocket)) forward(incoming, outgoing, [...tried, upstream])
    else outgoing.writeHead(502).end(String(error.code))
  })
  if (SAFE_METHODS.includes(method)) sent.end()
  // Not before it is connected: a portal that refuses the connection would take the body, and the next one wait for it.
  else sent.once('socket', (socket) => whenConnected(socket, () => incoming.pipe(sent)))
}

function whenConnected(socket: Socket, use: () => void): void {
  if (socket.connecting) socket.once('connect', use)
  else use()
}

function hadNoEffect({ code }: NodeJS.ErrnoException, method: string, isReused: boolean): boolean {
  return SAFE_METHODS.includes(method) ? isReused || code === 'ECONNREFUSED' : code === 'ECONNREFUSED'
}

function nextOf(tried: readonly Upstream[]): Upstream | undefined {
  const left = upstreams.filter((each) => each.isReady && !tried.includes(each))
  turn += 1
  return left[turn % left.length]
}
