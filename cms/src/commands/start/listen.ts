import { createServer, type Server } from 'node:net'
import { StartError } from '../../foundation/start-error.ts'

/** Starts listening. Throws a StartError with a remedy when the port is in use or not permitted. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
    server.listen(port, resolve)
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
