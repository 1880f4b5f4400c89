import { loginSchema } from '@pravesh/shared/accounts/sign-in'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { portalOf } from '../../foundation/portal.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { loginStudent } from './login-student.ts'

/** Logs in. The session is returned as an HttpOnly cookie, and as `access_token` for API clients. (spec 1, 7) */
export const login = accountEndpoint({
  ...accountCalls.login,
  handle: async (call) => {
    const sent = await readFields(call, { schema: loginSchema, names: accountFields.login })
    const { payload, clientAddress, req } = call
    const device = req.headers.get('user-agent')
    const login = { payload, login: sent, headers: req.headers, clientAddress, device, now: new Date() }
    const { token, deviceCookie } = await loginStudent(login)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    headers.append('Set-Cookie', sessionCookie({ token, publicUrl: portalOf(payload).env.publicUrl }))
    headers.append('Set-Cookie', deviceCookie)
    return Response.json({ success: true, msg: 'Login successfully done!', access_token: token }, { headers })
  },
})
