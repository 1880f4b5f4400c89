import { phoneCodeRequestSchema, phoneCodeSchema } from '@pravesh/shared/accounts/verification'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { checkPhoneCode as check } from './check-phone-code.ts'
import { phoneCookie } from './phone-cookie.ts'
import { sendPhoneCode as send } from './send-phone-code.ts'

/** Sends a code to a phone; `otp` in the reply is the id of the verification, never the code. (spec 1, 7) */
export const sendPhoneCode = accountEndpoint({
  ...accountCalls.sendPhoneCode,
  handle: async (call) => {
    const { phone } = await readFields(call, { schema: phoneCodeRequestSchema, names: accountFields.sendPhoneCode })
    const { payload, clientAddress } = call
    const otp = await send({ payload, phone, clientAddress, now: new Date() })
    return { msg: 'We have sent a code to your phone.', otp }
  },
})

/** Verifies a phone; the browser stores the verification as a cookie. (spec 1, 7) */
export const checkPhoneCode = accountEndpoint({
  ...accountCalls.checkPhoneCode,
  handle: async (call) => {
    const sent = await readFields(call, { schema: phoneCodeSchema, names: accountFields.checkPhoneCode })
    const { payload, clientAddress } = call
    await check({ payload, ...sent, clientAddress, now: new Date() })
    const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': phoneCookie(payload, sent.verificationId) }
    return Response.json({ success: true, msg: 'Your phone number is verified.' }, { headers })
  },
})
