import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Tracks open connections and pending responses, so that the server can stop without waiting for idle clients. */
export class Connections {
  private readonly server: Server
  private readonly open = new Map<Socket, Set<ServerResponse>>()
  private draining = false

  /** `server` must not be listening yet. */
  constructor(server: Server) {
    this.server = server
    server.on('connection', (socket) => {
      this.open.set(socket, new Set())
      socket.once('close', () => this.open.delete(socket))
    })
    for (const event of ['request', 'checkExpectation']) {
      server.prependListener(event, ({ socket }: { socket: Socket }, res: ServerResponse) => this.started(socket, res))
    }
  }

  /**
   * Graceful shutdown: accepts no new connections, closes idle ones at once and the others after their response, which
   * carries `Connection: close`. Cuts off the rest after `timeoutMs`. Resolves when no connection is left.
   */
  async drain(timeoutMs: number): Promise<void> {
    this.draining = true
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    for (const [socket, responses] of this.open) {
      for (const response of responses) response.shouldKeepAlive = false
      if (responses.size === 0) socket.destroy()
    }
    const limit = setTimeout(() => this.server.closeAllConnections(), timeoutMs)
    await closed
    clearTimeout(limit)
  }

  private started(socket: Socket, response: ServerResponse): void {
    const responses = this.open.get(socket)
    responses?.add(response)
    if (this.draining) response.shouldKeepAlive = false
    response.once('close', () => {
      responses?.delete(response)
      if (this.draining && responses?.size === 0) socket.destroySoon()
    })
  }
}
