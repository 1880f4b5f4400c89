/** Wire format of the session, which all pages of students load; the other account calls are in `../wire.ts`. */
import type { WireCall } from '../../platform/wire-call.ts'

/** Below `/api`. Not in the specification: a session check that succeeds for visitors too. */
export const sessionCalls = {
  session: { method: 'get', path: '/user/session' },
  logout: { method: 'post', path: '/user/logout' },
} as const satisfies Record<string, WireCall>

/** Query parameters of e-mail links and account pages; `next` is the page to open after login. */
export const accountQueries = { token: 'token', role: 'type', next: 'next' } as const
