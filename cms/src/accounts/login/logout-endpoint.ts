import { accountCalls } from '@pravesh/shared/accounts/wire'
import { portalOf } from '../../foundation/portal.ts'
import { accountEndpoint } from '../account-endpoint.ts'
import { endSession } from '../sessions/end-sessions.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { sessionOf } from '../sessions/student-session.ts'

/** Ends the session at once, wherever its token is stored. Succeeds without a session too. */
export const logout = accountEndpoint({
  ...accountCalls.logout,
  handle: async ({ payload, req }) => {
    const session = await sessionOf({ payload, headers: req.headers, changes: true, now: new Date() })
    if (session) await endSession({ payload, sessionId: session.id })
    const cookie = sessionCookie({ token: null, publicUrl: portalOf(payload).env.publicUrl })
    const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': cookie }
    return Response.json({ success: true, msg: 'You are logged out.' }, { headers })
  },
})
