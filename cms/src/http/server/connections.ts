import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long a connection may take to deliver a request that was under way when the server stopped listening. */
const ARRIVAL_MS = 1000
const STEP_MS = 100

interface Use {
  responses: Set<ServerResponse>
  /** Bytes received up to the end of the last response; null before the first request. */
  bytesRead: number | null
}

interface DrainOptions {
  /** How long the server still accepts connections. */
  listenMs: number
  /** How long requests may take after that. */
  requestsMs: number
  /** How long a request that has begun to arrive may take to be complete. */
  arrivalMs?: number
}

/** Tracks open connections and pending responses, so that the server can stop without failing a request. */
export class Connections {
  private readonly server: Server
  private readonly open = new Map<Socket, Use>()
  private phase: 'serving' | 'leaving' | 'closing' = 'serving'
  /** Number of connections so far. */
  accepted = 0

  /** `server` must not be listening yet. */
  constructor(server: Server) {
    this.server = server
    server.on('connection', (socket) => {
      this.accepted += 1
      this.open.set(socket, { responses: new Set(), bytesRead: null })
      socket.once('close', () => this.open.delete(socket))
    })
    for (const event of ['request', 'checkExpectation', 'checkContinue']) {
      server.prependListener(event, ({ socket }: { socket: Socket }, res: ServerResponse) => this.started(socket, res))
    }
  }

  /** Whether the server is about to stop, so that proxies must send new requests elsewhere. */
  get isDraining(): boolean {
    return this.phase !== 'serving'
  }

  get count(): number {
    return this.open.size
  }

  /**
   * Graceful shutdown. For `listenMs` the server goes on as before, but every response carries `Connection: close`: by
   * then clients and proxies have closed their connections themselves or use them no more, so that closing idle ones
   * does not meet a request on its way. Then accepts no new connections, closes idle ones, and the others after their
   * response. Cuts off the rest after `requestsMs`. Resolves when no connection is left.
   */
  async drain({ listenMs, requestsMs, arrivalMs = ARRIVAL_MS }: DrainOptions): Promise<void> {
    this.phase = 'leaving'
    for (const { responses } of this.open.values()) for (const response of responses) response.shouldKeepAlive = false
    await pass(listenMs)
    this.phase = 'closing'
    // Right after the poll phase, in which Node has accepted and read everything that has arrived.
    await setImmediate()
    // Not close() of the HTTP server: it also cuts off responses that have ended but have not been received.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.server, () => resolve()))
    for (const [socket, use] of this.open) {
      if (use.responses.size > 0) continue
      if (isIdle(socket, use)) socket.destroySoon()
      else void this.closeUnlessUsed(socket, use, arrivalMs)
    }
    const limit = setTimeout(() => this.server.closeAllConnections(), requestsMs)
    await closed
    clearTimeout(limit)
  }

  private async closeUnlessUsed(socket: Socket, { responses }: Use, arrivalMs: number): Promise<void> {
    await pass(arrivalMs, () => socket.destroyed)
    await setImmediate()
    if (responses.size === 0) socket.destroy()
  }

  private started(socket: Socket, response: ServerResponse): void {
    const use = this.open.get(socket)
    use?.responses.add(response)
    if (this.isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      if (!use) return
      use.responses.delete(response)
      use.bytesRead = socket.bytesRead
      if (this.phase === 'closing' && use.responses.size === 0) socket.destroySoon()
    })
  }
}

/**
 * Waits in small steps: time in which the process was too busy to read its connections does not count, because it has
 * neither answered `/readyz` nor seen requests that arrived.
 */
async function pass(milliseconds: number, isOver = () => false): Promise<void> {
  for (let left = milliseconds; left > 0 && !isOver(); left -= STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, STEP_MS)))
  }
}

/** Whether a connection has had requests and nothing of another one has arrived. */
function isIdle(socket: Socket, { bytesRead }: Use): boolean {
  return bytesRead !== null && socket.bytesRead === bytesRead
}
