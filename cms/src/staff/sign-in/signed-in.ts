import type { Payload } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Staff } from '../../payload-types.ts'
import type { StaffToken } from './start-staff-session.ts'

interface SignedInOptions extends StaffToken {
  payload: Payload
  staff: Staff
}

/** The response that the admin expects to a sign-in: the user, the session's expiry, and the session as a cookie. */
export async function signedIn({ payload, staff, token, exp }: SignedInOptions): Promise<Response> {
  const as = { overrideAccess: false, user: { ...staff, collection: 'staff' as const } }
  const user = await payload.findByID({ collection: 'staff', id: staff.id, depth: 0, ...as })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': String(cookie) }
  return Response.json({ message: 'You are signed in.', exp, user }, { headers })
}
