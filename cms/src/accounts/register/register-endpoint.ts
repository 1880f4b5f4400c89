import { registrationCallSchema } from '@pravesh/shared/accounts/consent/registration-call'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { said } from '@pravesh/shared/platform/replies/said'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { phoneCookie, verificationIn } from '../verify/phone-cookie.ts'
import { registrationCookie } from '../verify/registration-cookie.ts'
import { registerStudent } from './register-student.ts'

/**
 * Registers an account for a browser that has verified the phone; `userID` is the handle of the e-mail verification
 * page. (spec 1, 7)
 */
export const register = accountEndpoint({
  ...accountCalls.register,
  handle: async (call) => {
    const sent = await readFields(call, { schema: registrationCallSchema, names: accountFields.register })
    const { payload, clientAddress, req } = call
    const registration = { ...sent, verificationId: sent.verificationId ?? verificationIn(req.headers) }
    const userID = await padResponseTime(payload, () =>
      registerStudent({ payload, registration, clientAddress, now: new Date() }),
    )
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    headers.append('Set-Cookie', phoneCookie(payload, null))
    headers.append('Set-Cookie', registrationCookie(payload, userID))
    return Response.json({ success: true, ...said(accountReplies, 'REGISTERED'), userID }, { headers })
  },
})
