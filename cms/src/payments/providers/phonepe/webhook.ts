import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { PhonePeSettings } from '../../../foundation/settings/payment-settings.ts'
import type { WebhookSubject } from '../gateway.ts'

const payload = z.looseObject({
  merchantOrderId: z.optional(z.string()),
  originalMerchantOrderId: z.optional(z.string()),
  merchantRefundId: z.optional(z.string()),
})

/** `event` replaces `type` in newer webhooks; some have both. */
const envelope = z.looseObject({
  event: z.optional(z.string()),
  type: z.optional(z.string()),
  payload,
})

/**
 * Whether the Authorization header is the hash of the webhook's user name and password. PhonePe does not sign the body,
 * so a report proves nothing beyond that. (PhonePe v2, Webhook handling)
 */
export function isAuthorized(headers: Headers, settings: Pick<PhonePeSettings, 'webhookUsername' | 'webhookPassword'>) {
  const { webhookUsername, webhookPassword } = settings
  const expected = createHash('sha256').update(`${webhookUsername}:${webhookPassword}`).digest()
  const given = /^(?:SHA256 +)?([0-9a-f]{64})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

/** The subject of a report, from both envelopes (`pg.refund.accepted` and `PG_REFUND_ACCEPTED`). */
export function subjectOf(body: string): WebhookSubject {
  const { data } = envelope.safeParse(parsedJson(body))
  if (data === undefined) return { kind: 'other' }
  const event = (data.event ?? data.type ?? '').toLowerCase().replaceAll('_', '.')
  const { merchantRefundId, merchantOrderId } = data.payload
  if (event.includes('refund')) {
    return merchantRefundId === undefined ? { kind: 'other' } : { kind: 'refund', refundId: merchantRefundId }
  }
  return merchantOrderId === undefined ? { kind: 'other' } : { kind: 'payment', transactionId: merchantOrderId }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
