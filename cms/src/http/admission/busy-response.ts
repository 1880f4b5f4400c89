import type { IncomingMessage, ServerResponse } from 'node:http'
import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import { busyMessage } from '@pravesh/shared/platform/busy-message'
import { said } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { WAITING_PAGE_CSP, waitingPage } from './waiting-page.ts'

/** Answers 503: JSON to calls, a page that tries again by itself to people, and plain text to scripts of the admin. */
export function refuseBusy(req: IncomingMessage, res: ServerResponse, seconds: number): void {
  const { type, body, headers } = bodyFor(req, seconds)
  res.writeHead(503, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    [BUSY_HEADER]: '1',
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

interface BusyBody {
  type: string
  body: string
  headers?: Record<string, string>
}

function bodyFor(req: IncomingMessage, seconds: number): BusyBody {
  if (opensPage(req)) {
    const headers = { refresh: String(seconds), 'content-security-policy': WAITING_PAGE_CSP }
    return { type: 'text/html', body: waitingPage(seconds), headers }
  }
  const message = busyMessage(seconds)
  if (!req.url?.startsWith('/api')) return { type: 'text/plain', body: message }
  return {
    type: 'application/json',
    body: JSON.stringify({
      success: false,
      ...said(platformReplies, 'PORTAL_BUSY', { seconds }),
      errors: [{ message }],
    }),
  }
}

/** A page that a form opens would lose what the form sent if the browser loaded it again. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const mode = headers['sec-fetch-mode']
  const isNavigation = mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
  return isRead && isNavigation
}
