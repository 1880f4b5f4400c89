import { type Server, STATUS_CODES } from 'node:http'
import { Writable } from 'node:stream'
import type { HeaderSet } from '../files/security-headers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to malformed HTTP requests as Node does by default, plus the portal's security headers. */
export function handleClientErrors(server: Server, headers: HeaderSet): void {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response that has started cannot be followed by another.
    const mayRespond =
      socket instanceof Writable && socket.writable && !('_httpMessage' in socket && socket._httpMessage)
    if (error.code === 'ECONNRESET' || !mayRespond) return socket.destroy(error)
    const status = STATUS[error.code ?? ''] ?? 400
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)]
    socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  })
}
