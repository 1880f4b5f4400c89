import type { Server } from 'node:http'
import type { HeaderSet } from '../files/security-headers.ts'
import { Connections } from './connections.ts'
import { createHttpServer, type Handle } from './http-server.ts'

interface PortServerOptions {
  dev: boolean
  /** Headers of every response, e.g. HSTS. */
  extra: HeaderSet
  handle: Handle
}

/** The server of the portal's port, with its connections. It can listen before the portal is open. */
export class PortServer {
  readonly server: Server
  readonly connections: Connections
  /** Handles the requests from now on. */
  handle: Handle

  constructor({ dev, extra, handle }: PortServerOptions) {
    this.handle = handle
    this.server = createHttpServer({ dev, extra, handle: (req, res) => this.handle(req, res) })
    this.connections = new Connections(this.server)
  }
}
