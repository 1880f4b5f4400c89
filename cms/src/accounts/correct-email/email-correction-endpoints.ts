import { correctionSchema, emailCodeRequestSchema } from '@pravesh/shared/accounts/verification'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { correctEmail as correct } from './correct-email.ts'
import { sendCorrectionCode as send } from './send-correction-code.ts'

/** Sends a code to the phone of a registration, for correcting its e-mail address. */
export const sendCorrectionCode = accountEndpoint({
  ...accountCalls.sendCorrectionCode,
  handle: async (call) => {
    const fields = { schema: emailCodeRequestSchema, names: accountFields.sendCorrectionCode }
    const { userId } = await readFields(call, fields)
    const { payload, clientAddress } = call
    const phone = await padResponseTime(payload, () =>
      send({ payload, handle: userId, clientAddress, now: new Date() }),
    )
    return { msg: 'We have sent a code to your phone.', phone }
  },
})

/** Corrects the address with that code; the response is the same for every address. */
export const correctEmail = accountEndpoint({
  ...accountCalls.correctEmail,
  handle: async (call) => {
    const correction = await readFields(call, { schema: correctionSchema, names: accountFields.correctEmail })
    const { payload, clientAddress } = call
    const mail_to = await padResponseTime(payload, () =>
      correct({ payload, correction, clientAddress, now: new Date() }),
    )
    return { msg: 'Your e-mail address is corrected. We have sent a code to it.', mail_to }
  },
})
