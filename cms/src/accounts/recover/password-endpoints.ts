import { passwordChangeSchema, resetSchema } from '@pravesh/shared/accounts/recovery'
import { forgotPasswordSchema } from '@pravesh/shared/accounts/sign-in'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { padResponseTime } from '../../platform/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { changePassword as change } from '../passwords/change-password.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { forgotPassword as forgot } from './forgot-password.ts'
import { resetPassword as reset } from './reset-password.ts'

/** Sends a reset link; the response is the same for every address. (spec 1, 7) */
export const forgotPassword = accountEndpoint({
  ...accountCalls.forgotPassword,
  handle: async (call) => {
    const sent = await readFields(call, { schema: forgotPasswordSchema, names: accountFields.forgotPassword })
    const { payload, clientAddress } = call
    await padResponseTime(payload, () => forgot({ payload, ...sent, clientAddress, now: new Date() }))
    return { msg: 'If this address has an account, we have sent a link to it. Check your e-mail.' }
  },
})

/** Sets a new password with the token of a reset link. (spec 1, 7) */
export const resetPassword = accountEndpoint({
  ...accountCalls.resetPassword,
  handle: async (call) => {
    const sent = await readFields(call, { schema: resetSchema, names: accountFields.resetPassword })
    const { payload, clientAddress } = call
    await reset({ payload, reset: sent, clientAddress, now: new Date() })
    return { msg: 'Your password has been changed. You can log in now.' }
  },
})

/** Changes the password of a logged-in student who knows the current one. (spec 3, 7) */
export const changePassword = accountEndpoint({
  ...accountCalls.changePassword,
  handle: async (call) => {
    const signedIn = await requireStudent(call.req)
    const sent = await readFields(call, { schema: passwordChangeSchema, names: accountFields.changePassword })
    await change({ payload: call.payload, signedIn, change: sent, now: new Date() })
    return { msg: 'Your password has been changed. Log in again.' }
  },
})
