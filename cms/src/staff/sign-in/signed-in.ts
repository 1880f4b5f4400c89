import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Staff } from '../../payload-types.ts'
import { staffDeviceCookie } from './staff-device.ts'
import type { StaffToken } from './start-staff-session.ts'

interface SignedInOptions extends StaffToken {
  req: PayloadRequest
  staff: Staff
  now: Date
}

/** The response that the admin expects to a sign-in: the user, the session's expiry, and session and device as cookies. */
export async function signedIn({ req, staff, token, exp, now }: SignedInOptions): Promise<Response> {
  const { payload } = req
  const as = { overrideAccess: false, user: { ...staff, collection: 'staff' as const } }
  const user = await payload.findByID({ collection: 'staff', id: staff.id, depth: 0, ...as })
  const session = generatePayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', String(session))
  headers.append('Set-Cookie', staffDeviceCookie({ payload, headers: req.headers, staff, now }))
  return Response.json({ message: 'You are signed in.', exp, user }, { headers })
}
