import { emailOnlySchema } from '@pravesh/shared/accounts/sign-in'
import { padResponseTime } from '../../platform/api/pad-response-time.ts'
import { staffEndpoint } from './staff-endpoint.ts'
import { consumeStaffLimit } from './staff-limits.ts'

/** Sends a reset link; the response is the same for every address. Replaces Payload's endpoint. */
export const staffForgotPassword = staffEndpoint({
  path: '/forgot-password',
  schema: emailOnlySchema,
  handle: async ({ req, sent: { email }, clientAddress }) => {
    const { payload } = req
    const now = new Date()
    await consumeStaffLimit({ payload, name: 'staff-forgot/visitor', subject: clientAddress, now })
    await consumeStaffLimit({ payload, name: 'staff-forgot/email', subject: email, now })
    await padResponseTime(payload, () => payload.forgotPassword({ collection: 'staff', data: { email }, req }))
    const message = 'If this address has an account, we have sent a link to it.'
    return Response.json({ message }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
