import type { SmsSettings } from '../../../foundation/settings/message-settings.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { MessageDriver, OutgoingMessage } from '../drivers.ts'
import { callProvider } from './call-provider.ts'
import { providerReason } from './provider-reason.ts'

type Msg91Settings = Extract<SmsSettings, { provider: 'msg91' }>

interface Msg91Options extends Msg91Settings {
  /** For tests. */
  base?: string
  timeoutMs?: number
}

const provider = 'MSG91'

/**
 * Sends text messages through MSG91. Codes use the OTP API, which has priority routing; other messages use the Flow
 * API. Both fill a template registered for DLT. MSG91 returns 200 for errors too: only `type: "success"` means that it
 * accepted the message. (docs.msg91.com, SendOTP and Flow, v5)
 */
export function msg91Driver(options: Msg91Options): MessageDriver {
  const { authKey, base = 'https://control.msg91.com', timeoutMs = 15_000 } = options
  return {
    async send(message) {
      const call = callFor(message, options)
      const response = await callProvider({
        provider,
        url: new URL(call.path, base),
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(call.body),
        timeoutMs,
      })
      const reply = response.body
      if (response.status === 200 && reply?.type === 'success') {
        const reference = reply.request_id ?? reply.message
        return { reference: typeof reference === 'string' ? reference : null }
      }
      throw refusal(response.status, reply, message)
    },
  }
}

function callFor(message: OutgoingMessage, { templateIds, sender }: Msg91Settings) {
  const templateId = templateIds[message.template]?.[message.language]
  if (templateId === undefined) {
    throw new DeliveryError({ message: `No MSG91 template is configured for “${message.template}”.` })
  }
  const mobile = `91${message.to}`
  const header = sender === null ? {} : { sender }
  const { code, ...others } = message.variables ?? {}
  if (code !== undefined) {
    const expiry = others.minutes === undefined ? {} : { otp_expiry: Number(others.minutes) }
    return {
      path: '/api/v5/otp',
      body: { template_id: templateId, mobile, otp: code, ...expiry, ...header, ...others },
    }
  }
  const recipients = [{ mobiles: mobile, ...message.variables }]
  return { path: '/api/v5/flow', body: { template_id: templateId, short_url: '0', ...header, recipients } }
}

function refusal(status: number, reply: Record<string, unknown> | null, message: OutgoingMessage): DeliveryError {
  if (reply === null) return new DeliveryError({ message: `MSG91 sent an unexpected response (${status}).` })
  const reason = providerReason(reply.message ?? reply.errors, message)
  // Only errors about the number are permanent; the portal's operator can fix all others.
  return new DeliveryError({ message: `MSG91 refused the message: ${reason}`, permanent: /mobile/i.test(reason) })
}
