import { callWords } from '../form/words.ts'

const WRITES = ['POST', 'PATCH', 'DELETE']

/**
 * A `fetch` for the admin that answers a write to the API with 503 when there is no connection. Payload's forms would show the
 * browser's own “Failed to fetch” instead, and its dialogs would wait without end.
 */
export function answerWithoutConnection(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (error) {
      if (!(error instanceof TypeError) || !isWrite(input, init)) throw error
      return Response.json({ errors: [{ message: callWords.unreachable }], docs: [], totalDocs: 0 }, { status: 503 })
    }
  }
}

function isWrite(input: RequestInfo | URL, init?: RequestInit): boolean {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' }
  return WRITES.includes(method.toUpperCase()) && new URL(url, 'http://portal').pathname.startsWith('/api/')
}
