import { passwordChangeSchema, resetSchema } from '@pravesh/shared/accounts/recovery'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { forgotPasswordSchema } from '@pravesh/shared/accounts/sign-in'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { said } from '@pravesh/shared/platform/replies/said'
import { portalOf } from '../../foundation/portal.ts'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { changePassword as change } from '../passwords/change-password.ts'
import { studentDeviceCookie } from '../passwords/student-device.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { forgotPassword as forgot } from './forgot-password.ts'
import { resetPassword as reset } from './reset-password.ts'

/** Sends a reset link; the response is the same for every address. (spec 1, 7) */
export const forgotPassword = accountEndpoint({
  ...accountCalls.forgotPassword,
  handle: async (call) => {
    const sent = await readFields(call, { schema: forgotPasswordSchema, names: accountFields.forgotPassword })
    const { payload, clientAddress, req } = call
    const request = { payload, ...sent, headers: req.headers, clientAddress, now: new Date() }
    const isSent = await padResponseTime(payload, () => forgot(request))
    return said(accountReplies, isSent ? 'RESET_LINK_SENT' : 'RESET_LINK_SENT_EARLIER')
  },
})

/** Sets a new password with the token of a reset link. (spec 1, 7) */
export const resetPassword = accountEndpoint({
  ...accountCalls.resetPassword,
  handle: async (call) => {
    const sent = await readFields(call, { schema: resetSchema, names: accountFields.resetPassword })
    const { payload, clientAddress, req } = call
    const now = new Date()
    const studentId = await reset({ payload, reset: sent, clientAddress, now })
    const done = said(accountReplies, 'PASSWORD_RESET')
    return withDevice(done, await studentDeviceCookie({ payload, headers: req.headers, studentId, now }))
  },
})

/** Changes the password of a logged-in student who knows the current one, and ends this session too. (spec 3, 7 and 8) */
export const changePassword = accountEndpoint({
  ...accountCalls.changePassword,
  handle: async (call) => {
    const signedIn = await requireStudent(call.req)
    const sent = await readFields(call, { schema: passwordChangeSchema, names: accountFields.changePassword })
    const { payload, clientAddress, req } = call
    const by = { headers: req.headers, clientAddress, now: new Date() }
    await change({ payload, signedIn, change: sent, ...by })
    const done = said(accountReplies, 'PASSWORD_CHANGED')
    const reply = withDevice(done, await studentDeviceCookie({ payload, studentId: signedIn.student.id, ...by }))
    const ended = sessionCookie({ token: null, publicUrl: portalOf(payload).env.publicUrl })
    reply.headers.append('Set-Cookie', ended)
    return reply
  },
})

/** A reply to the browser in which the owner set a new password, which remains a known device. */
function withDevice(reply: { msg: string }, cookie: string | null): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (cookie !== null) headers.append('Set-Cookie', cookie)
  return Response.json({ success: true, ...reply }, { headers })
}
