import { emailOnlySchema } from '@pravesh/shared/accounts/sign-in'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { words } from '../messages/words/words.ts'
import { sendStaffResetLink } from './send-staff-reset-link.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Sends a reset link; the response is the same for every address. Replaces Payload's endpoint. */
export const staffForgotPassword = staffEndpoint({
  path: '/forgot-password',
  schema: emailOnlySchema,
  handle: async ({ req: { payload, headers }, sent: { email }, clientAddress }) => {
    const request = { payload, email, headers, clientAddress, now: new Date() }
    const isSent = await padResponseTime(payload, () => sendStaffResetLink(request))
    const message = words.en['password-reset'][isSent ? 'sent' : 'sentEarlier']
    return Response.json({ message }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
