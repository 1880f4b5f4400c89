import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Forwards connections to a server, and can be cut like a cable. */
export async function tcpProxy(
  target: URL,
): Promise<{ url: URL; cut: () => void; mend: () => void; close: () => void }> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
