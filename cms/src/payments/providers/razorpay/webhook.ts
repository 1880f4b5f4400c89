import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { WebhookSubject } from '../gateway.ts'

const optionalText = z.optional(z.nullable(z.string()))
const entity = <T extends z.core.$ZodLooseShape>(fields: T) =>
  z.optional(z.looseObject({ entity: z.looseObject(fields) }))

const envelope = z.looseObject({
  event: z.string(),
  payload: z.looseObject({
    payment_link: entity({ reference_id: optionalText }),
    payment: entity({ notes: z.optional(z.unknown()) }),
    refund: entity({ receipt: optionalText, notes: z.optional(z.unknown()) }),
  }),
})

/** Whether the signature is Razorpay's for exactly these bytes. (razorpay.com/docs/webhooks/validate-test) */
export function isSigned(headers: Headers, body: string, webhookSecret: string): boolean {
  const expected = createHmac('sha256', webhookSecret).update(body).digest()
  const given = headers.get('x-razorpay-signature') ?? ''
  return /^[0-9a-f]{64}$/i.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

/** The subject of a report: a refund of ours, a payment link, or a payment made through one. */
export function subjectOf(body: string): WebhookSubject {
  const { data } = envelope.safeParse(parsedJson(body))
  if (data === undefined) return { kind: 'other' }
  const { payment_link: link, payment, refund } = data.payload
  if (data.event.startsWith('refund.')) {
    const refundId = refund?.entity.receipt ?? noteIn(refund?.entity.notes, 'refundId')
    return refundId ? { kind: 'refund', refundId } : { kind: 'other' }
  }
  const transactionId = link?.entity.reference_id ?? noteIn(payment?.entity.notes, 'transactionId')
  return transactionId ? { kind: 'payment', transactionId } : { kind: 'other' }
}

/** One of the notes of an entity. Razorpay sends entities without notes with an empty list. */
export function noteIn(entityNotes: unknown, name: string): string | null {
  const value: unknown = typeof entityNotes === 'object' && entityNotes !== null ? Reflect.get(entityNotes, name) : null
  return typeof value === 'string' ? value : null
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
