import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { startGrace } from '../second-factor/requirement.ts'
import { noStepCookie } from '../second-factor/step-cookie.ts'
import { recordSignIn } from '../sessions/record-sign-in.ts'
import { staffDeviceCookie } from '../sessions/staff-device.ts'
import { startStaffSession } from './start-staff-session.ts'

interface SignedInOptions {
  req: PayloadRequest
  /** As read before the password was checked. */
  staff: Staff
  clientAddress: string
  now: Date
  /** The error if the password has changed meanwhile. */
  outdated: () => Problem
}

const { done } = words.en['second-factor']

/**
 * Starts a session. The response is the one that the admin expects: the user, the session's expiry, and session and
 * device as cookies.
 */
export async function signedIn({ req, outdated, ...options }: SignedInOptions): Promise<Response> {
  const { payload, headers: sent } = req
  const { staff, now } = options
  const session = await startStaffSession({ payload, staff, now })
  if (session === null) throw outdated()
  const { token, exp, sessionId } = session
  await recordSignIn({ payload, headers: sent, sessionId, ...options })
  await startGrace(payload, staff, now)
  const as = { overrideAccess: false, user: { ...staff, collection: 'staff' as const } }
  const user = await payload.findByID({ collection: 'staff', id: staff.id, depth: 0, ...as })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', String(cookie))
  headers.append('Set-Cookie', staffDeviceCookie({ payload, headers: sent, staff, now }))
  headers.append('Set-Cookie', noStepCookie(payload))
  return Response.json({ success: true, msg: done, message: done, exp, user }, { headers })
}
