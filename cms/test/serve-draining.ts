/** `node serve-draining.ts PORT`: a server without a database that stops like the portal; prints its port. */
import { createServer } from 'node:http'
import { stopOnSignals } from '../src/commands/start/stop-on-signals.ts'
import { Connections } from '../src/http/server/connections.ts'

const server = createServer(async (req, res) => {
  if (req.url === '/readyz') return void res.writeHead(connections.isDraining ? 503 : 200).end()
  const received: Buffer[] = []
  for await (const chunk of req) received.push(chunk)
  res.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.concat(received))
})
const connections = new Connections(server)
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`)
})
stopOnSignals({ stop: () => connections.drain({ listenMs: 700, requestsMs: 60_000 }), limitMs: 120_000 })
