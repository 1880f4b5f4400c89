import type { SmsSettings } from '../../../foundation/settings/message-settings.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { MessageDriver } from '../drivers.ts'
import { callProvider } from './call-provider.ts'
import { providerReason } from './provider-reason.ts'

interface TwilioOptions extends Extract<SmsSettings, { provider: 'twilio' }> {
  /** For tests. */
  base?: string
  timeoutMs?: number
}

const provider = 'Twilio'

/** Permanent error codes: the number is invalid, not a mobile, or unsubscribed. */
const PERMANENT_ERRORS = [21211, 21214, 21217, 21610, 21612, 21614]

/** Sends text messages through Twilio's Messages API; 201 means accepted. (twilio.com/docs/messaging/api) */
export function twilioDriver(options: TwilioOptions): MessageDriver {
  const { accountSid, authToken, from, base = 'https://api.twilio.com', timeoutMs = 15_000 } = options
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    async send(message) {
      const { status, body } = await callProvider({
        provider,
        url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, base),
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: `+91${message.to}`, Body: message.text, ...sender }).toString(),
        timeoutMs,
      })
      if (body === null) throw new DeliveryError({ message: `Twilio sent an unexpected response (${status}).` })
      const failed = body.status === 'failed' || body.status === 'undelivered'
      if (status === 201 && !failed) return { reference: typeof body.sid === 'string' ? body.sid : null }
      const code = Number(body.code ?? body.error_code)
      throw new DeliveryError({
        message: `Twilio refused the message (${code || status}): ${providerReason(body.message ?? body.error_message, message)}`,
        permanent: PERMANENT_ERRORS.includes(code),
      })
    },
  }
}
