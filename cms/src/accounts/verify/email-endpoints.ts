import { CODE_ERROR } from '@pravesh/shared/accounts/codes'
import { activationSchema } from '@pravesh/shared/accounts/recovery'
import { emailOnlySchema } from '@pravesh/shared/accounts/sign-in'
import { emailCodeRequestSchema, emailCodeSchema } from '@pravesh/shared/accounts/verification'
import { ACCOUNT_IS_ACTIVE, accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { portalOf } from '../../foundation/portal.ts'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import * as activate from '../activate/activate.ts'
import { studentDeviceCookie } from '../passwords/student-device.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { startSession } from '../start-session.ts'
import { hasRegistered, registrationCookie } from './registration-cookie.ts'
import { resendEmailCode as resend } from './resend-email-code.ts'
import { verificationOf as find, type Verification } from './verification-of.ts'
import { verifyOldAccount as verifyOld } from './verify-old-account.ts'

const STATE_MESSAGES: Record<Verification['state'], string> = {
  waiting: 'Enter the code we sent to your e-mail address.',
  expired: CODE_ERROR,
  verified: ACCOUNT_IS_ACTIVE,
}

/** Status of an e-mail verification. (spec 1, 4 and 7) */
export const verificationOf = accountEndpoint({
  ...accountCalls.verificationOf,
  handle: async ({ payload, param }) => {
    const { state, shownAddress, mayCorrect } = await find({ payload, handle: param('uid'), now: new Date() })
    return { msg: STATE_MESSAGES[state], mail_to: shownAddress, may_correct: mayCorrect }
  },
})

/** Starts the verification of a legacy account; the response is the same for every address. (spec 1, 7) */
export const verifyOldAccount = accountEndpoint({
  ...accountCalls.verifyOldAccount,
  handle: async (call) => {
    const { email } = await readFields(call, { schema: emailOnlySchema, names: accountFields.verifyOldAccount })
    const { payload, clientAddress } = call
    const userID = await padResponseTime(payload, () => verifyOld({ payload, email, clientAddress, now: new Date() }))
    return { msg: 'If this address has an account, we have sent a code to it.', userID }
  },
})

export const resendEmailCode = accountEndpoint({
  ...accountCalls.resendEmailCode,
  handle: async (call) => {
    const { userId } = await readFields(call, { schema: emailCodeRequestSchema, names: accountFields.resendEmailCode })
    const { payload, clientAddress } = call
    await padResponseTime(payload, () => resend({ payload, handle: userId, clientAddress, now: new Date() }))
    return { msg: 'We have sent you a new code.' }
  },
})

/** Activates an account with the e-mailed code, and logs in the browser that registered it. (spec 1, 7) */
export const activateByCode = accountEndpoint({
  ...accountCalls.activateByCode,
  handle: async (call) => {
    const { userId, code } = await readFields(call, { schema: emailCodeSchema, names: accountFields.activateByCode })
    const { payload, clientAddress, req } = call
    const now = new Date()
    const { id } = await activate.activateByCode({ payload, handle: userId, code, clientAddress, now })
    if (!hasRegistered(payload, req.headers, userId))
      return { msg: 'Your account has been verified. You can log in now.', logged_in: false }
    const token = await startSession({ payload, studentId: id, device: req.headers.get('user-agent'), now })
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    headers.append('Set-Cookie', sessionCookie({ token, publicUrl: portalOf(payload).env.publicUrl }))
    headers.append('Set-Cookie', registrationCookie(payload, null))
    const device = await studentDeviceCookie({ payload, headers: req.headers, studentId: id, now })
    if (device !== null) headers.append('Set-Cookie', device)
    return Response.json(
      { success: true, msg: 'Your account has been verified. You are logged in.', logged_in: true },
      { headers },
    )
  },
})

/** Activates an account with the token of an activation link. (spec 3, 7) */
export const activateByLink = accountEndpoint({
  ...accountCalls.activateByLink,
  handle: async (call) => {
    const { token } = await readFields(call, { schema: activationSchema, names: accountFields.activateByLink })
    const { payload, clientAddress } = call
    await activate.activateByLink({ payload, token, clientAddress, now: new Date() })
    return { msg: 'Thank You!! Your Account has been activated' }
  },
})
