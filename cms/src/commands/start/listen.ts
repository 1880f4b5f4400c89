import { createServer, type Server } from 'node:net'
import { StartError } from '../../foundation/start-error.ts'

/**
 * Connections that wait until Node accepts them, one in each turn of its event loop. Linux drops what is beyond, and clients ask
 * again after 1, 3, 7, 15 and 31 s. Node's own 511 are fewer than a rush opens at once; Linux allows 4096.
 */
const BACKLOG = 4096

/** Starts listening. Throws a StartError with a remedy when the port is in use or not permitted. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
    server.listen({ port, backlog: BACKLOG }, resolve)
  })
}

/** Throws a StartError if another program has the port now, before a long start that would end so. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartError(`This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`)
  }
  return error
}
