import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** What happens to connections: forwarded, closed, reset, or accepted without an answer. */
type Handling = 'forward' | 'close' | 'reset' | 'silence'

interface Connection {
  client: Socket
  upstream: Socket
  isSilent: boolean
}

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>

/** Forwards connections to a server, and can fail like a network. */
export async function tcpProxy(target: URL) {
  const connections = new Set<Connection>()
  const silent = new Set<Socket>()
  let handling: Handling = 'forward'
  const accept = (client: Socket) => {
    client.on('error', () => client.destroy())
    if (handling === 'close') client.destroy()
    else if (handling === 'reset') client.resetAndDestroy()
    else if (handling === 'silence') silent.add(client.resume())
    else forward(client)
  }
  const forward = (client: Socket) => {
    const upstream = connect(Number(target.port), target.hostname)
    const connection = { client, upstream, isSilent: false }
    connections.add(connection)
    upstream.on('error', () => upstream.destroy())
    client.on('data', (bytes) => connection.isSilent || upstream.write(bytes))
    upstream.on('data', (bytes) => connection.isSilent || client.write(bytes))
    client.on('close', () => {
      connections.delete(connection)
      upstream.destroy()
    })
    upstream.on('close', () => connection.isSilent || client.destroy())
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(accept).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const url = new URL(target)
  const { port } = server.address() as AddressInfo
  url.port = String(port)
  const endAll = (end: (client: Socket) => void) => {
    for (const { client } of connections) end(client)
    for (const client of silent) client.destroy()
  }
  const cut = () => {
    handling = 'close'
    endAll((client) => client.destroy())
  }
  return {
    url,
    /** Ends all connections, and new ones at once. */
    cut,
    /** Resets all connections, and new ones at once. */
    reset: () => {
      handling = 'reset'
      endAll((client) => client.resetAndDestroy())
    },
    /** Ends all connections and refuses new ones. */
    refuse: () => {
      server.close()
      cut()
    },
    /** Leaves all connections open without an answer for ever, and accepts new ones in the same way until `mend`. */
    silence: () => {
      handling = 'silence'
      for (const connection of connections) connection.isSilent = true
    },
    /** Leaves all connections except the oldest open without an answer for ever; new ones are forwarded. */
    silenceAllButOldest: () => {
      for (const connection of [...connections].slice(1)) connection.isSilent = true
    },
    /** Forwards new connections. */
    mend: async () => {
      handling = 'forward'
      if (!server.listening) server = await listen(port)
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
