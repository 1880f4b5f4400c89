import { type Server, STATUS_CODES } from 'node:http'
import { Writable } from 'node:stream'
import type { HeaderSet } from './security-headers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no readable HTTP request as Node does by itself, with the headers that every answer has. */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer that has begun cannot be followed by another.
    const isFree = socket instanceof Writable && socket.writable && !('_httpMessage' in socket && socket._httpMessage)
    if (error.code === 'ECONNRESET' || !isFree) return socket.destroy(error)
    const status = STATUS[error.code ?? ''] ?? 400
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)]
    socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  })
}
