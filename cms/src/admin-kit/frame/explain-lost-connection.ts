import { callWords } from '../form/words.ts'

const WRITES = ['POST', 'PATCH', 'DELETE']

/**
 * A `fetch` for the admin whose error says what to do when a write to the API finds no connection. Payload's forms show its
 * message, which would be the browser's own “Failed to fetch”.
 */
export function explainLostConnection(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (cause) {
      if (!(cause instanceof TypeError) || !isWrite(input, init)) throw cause
      throw new LostConnection(cause)
    }
  }
}

export class LostConnection extends TypeError {
  constructor(cause: TypeError) {
    super(callWords.unreachable, { cause })
  }
}

function isWrite(input: RequestInfo | URL, init?: RequestInit): boolean {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' }
  return WRITES.includes(method.toUpperCase()) && new URL(url, 'http://portal').pathname.startsWith('/api/')
}
