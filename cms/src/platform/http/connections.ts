import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server and the answers that each is waiting for, so that it can stop without waiting for idle clients. */
export class Connections {
  private readonly server: Server
  private readonly open = new Map<Socket, Set<ServerResponse>>()
  private draining = false

  /** Observes a server that does not listen yet. */
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
   * Accepts no new connections, closes idle ones at once and each of the others after its answer, which says so with
   * `Connection: close`. What is not answered after `patience` milliseconds is cut off. Resolves when none is left.
   */
  async drain(patience: number): Promise<void> {
    this.draining = true
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    for (const [socket, answers] of this.open) {
      for (const answer of answers) answer.shouldKeepAlive = false
      if (answers.size === 0) socket.destroy()
    }
    const limit = setTimeout(() => this.server.closeAllConnections(), patience)
    await closed
    clearTimeout(limit)
  }

  private started(socket: Socket, answer: ServerResponse): void {
    const answers = this.open.get(socket)
    answers?.add(answer)
    if (this.draining) answer.shouldKeepAlive = false
    answer.once('close', () => {
      answers?.delete(answer)
      if (this.draining && answers?.size === 0) socket.destroySoon()
    })
  }
}
