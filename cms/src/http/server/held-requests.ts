import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handle } from './http-server.ts'

interface HeldRequestsOptions {
  /** How long a request waits, in milliseconds. */
  limitMs: number
  /** How many wait at once. */
  most: number
  /** Answers a request that has waited too long, or that came when too many waited. */
  refuse: Handle
}

interface Held {
  req: IncomingMessage
  res: ServerResponse
  /** Ends the time limit. */
  forget: () => void
}

/** Requests that wait until the portal can handle them. */
export class HeldRequests {
  private readonly options: HeldRequestsOptions
  private readonly held = new Set<Held>()

  constructor(options: HeldRequestsOptions) {
    this.options = options
  }

  get size(): number {
    return this.held.size
  }

  add(req: IncomingMessage, res: ServerResponse): void {
    const { limitMs, most, refuse } = this.options
    if (this.held.size >= most) {
      refuse(req, res)
      return
    }
    const limit = setTimeout(() => {
      held.forget()
      refuse(req, res)
    }, limitMs).unref()
    const forget = () => {
      clearTimeout(limit)
      res.off('close', forget)
      this.held.delete(held)
    }
    const held = { req, res, forget }
    this.held.add(held)
    res.once('close', forget)
  }

  /** Passes all requests on, in the order of their arrival. */
  release(handle: Handle): void {
    for (const { req, res, forget } of this.held) {
      forget()
      handle(req, res)
    }
  }
}
