import type { ServerResponse } from 'node:http'
import { json } from '../provider-server.ts'

/**
 * How a provider misbehaves: it never responds, drops the connection before or after it has carried out the call, or
 * sends an error or an HTML page.
 */
export type Fault = 'hang' | 'reset' | 'lost' | { status: number; body?: unknown; html?: boolean }

/** Faults of the next calls, in order; null lets a call pass. */
export class Faults {
  private readonly queue: (Fault | null)[] = []

  /** The next calls fail like this. */
  next(...faults: (Fault | null)[]): void {
    this.queue.push(...faults)
  }

  clear(): void {
    this.queue.length = 0
  }

  /** Responds to a call, or as the next fault says. */
  answer(res: ServerResponse, handle: () => { status: number; body: unknown }): void {
    const fault = this.queue.shift() ?? null
    if (fault === 'hang') return
    if (fault === 'reset') res.destroy()
    else if (fault === null || fault === 'lost') {
      const { status, body } = handle()
      if (fault === 'lost') res.destroy()
      else json(res, status, body)
    } else if (fault.html) {
      res.writeHead(fault.status, { 'content-type': 'text/html' })
      res.end('<html><body><h1>Bad Gateway</h1></body></html>')
    } else json(res, fault.status, fault.body ?? { code: 'INTERNAL_SERVER_ERROR', message: 'Error' })
  }
}
