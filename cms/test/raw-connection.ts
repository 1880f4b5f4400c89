import { connect } from 'node:net'

/** Waits for a condition, which is checked every few milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/**
 * Opens a connection to a port of this machine and sends `text`. `received` returns what has arrived, `error` the code
 * with which the connection broke; `ended` resolves when it is closed.
 */
export function dial(port: number, text: string | Buffer = '') {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  let error: string | null = null
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    error = code ?? 'unknown'
  })
  socket.write(text)
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  return { socket, ended, received: () => received, error: () => error }
}

/** The head of a request to `localhost`. */
export const requestHead = (first: string, ...headers: string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
