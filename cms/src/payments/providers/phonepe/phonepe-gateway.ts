import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { PhonePeSettings } from '../../../foundation/settings/payment-settings.ts'
import type { Gateway, PaymentOrder, RefundOrder, RefundReport } from '../gateway.ts'
import { START_TIMEOUT_MS } from '../timeouts.ts'
import { AccessToken } from './access-token.ts'
import { type PhonePeApi, phonepeApi } from './phonepe-api.ts'
import { orderReply, paymentReport, payReply, refundReply, refundReport } from './replies.ts'
import { isAuthorized, subjectOf } from './webhook.ts'

interface PhonePeOptions {
  settings: PhonePeSettings
  /** The current time in epoch milliseconds. */
  clock?: () => number
  /** For tests. */
  timeoutMs?: number
}

/** PhonePe accepts pages of 5 minutes to 1 hour. (in seconds) */
const [MIN_EXPIRY, MAX_EXPIRY] = [300, 3600]

/** PhonePe v2 Standard Checkout. (developer.phonepe.com, Standard Checkout) */
export function phonepeGateway({ settings, clock = Date.now, timeoutMs }: PhonePeOptions): Gateway {
  const api = phonepeApi({ settings, token: new AccessToken({ settings, clock }), timeoutMs })
  return {
    name: 'phonepe',
    async start(order) {
      const body = payBody(order, clock())
      const path = '/checkout/v2/pay'
      const reply = await api({ method: 'POST', path, body, reply: payReply, timeoutMs: timeoutMs ?? START_TIMEOUT_MS })
      return { url: reply.redirectUrl, reference: reply.orderId }
    },
    async ask({ transactionId }) {
      const path = `/checkout/v2/order/${encodeURIComponent(transactionId)}/status?details=true&errorContext=true`
      const reply = await orNull(api({ method: 'GET', path, reply: orderReply }))
      return reply === null ? { state: 'unknown' } : paymentReport(transactionId, reply)
    },
    refund: (order) => refund(api, order),
    askRefund: ({ refundId }) => askRefund(api, refundId),
    readWebhook: ({ headers, body }) => (isAuthorized(headers, settings) ? subjectOf(body) : null),
  }
}

function payBody({ transactionId, amountPaise, description, expiresAt, successUrl }: PaymentOrder, now: number) {
  const seconds = Math.floor((expiresAt.getTime() - now) / 1000)
  return {
    merchantOrderId: transactionId,
    amount: amountPaise,
    expireAfter: Math.min(MAX_EXPIRY, Math.max(MIN_EXPIRY, seconds)),
    metaInfo: { udf1: description.slice(0, 256) },
    // The only return address. The page behind it shows what the status API says.
    paymentFlow: { type: 'PG_CHECKOUT', message: description, merchantUrls: { redirectUrl: successUrl } },
  }
}

/** A repeated id is refused, so the state of the existing refund is asked for after every refusal. */
async function refund(api: PhonePeApi, { refundId, amountPaise, payment }: RefundOrder): Promise<RefundReport> {
  const body = { merchantRefundId: refundId, originalMerchantOrderId: payment.transactionId, amount: amountPaise }
  try {
    return refundReport(refundId, await api({ method: 'POST', path: '/payments/v2/refund', body, reply: refundReply }))
  } catch (error) {
    if (!(error instanceof GatewayError) || (error.kind !== 'refused' && error.status !== 409)) throw error
    const existing = await askRefund(api, refundId)
    if (existing.state !== 'unknown') return existing
    if (error.kind !== 'refused') throw error
    return { state: 'failed', refundId, amountPaise, reference: '', reason: error.message }
  }
}

async function askRefund(api: PhonePeApi, refundId: string): Promise<RefundReport> {
  const path = `/payments/v2/refund/${encodeURIComponent(refundId)}/status`
  const reply = await orNull(api({ method: 'GET', path, reply: refundReply }))
  return reply === null ? { state: 'unknown' } : refundReport(refundId, reply)
}

/** Null when PhonePe has no such record. A refusal for another reason is thrown. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused' && isNotFound(error)) return null
    throw error
  }
}

function isNotFound({ status, code }: GatewayError): boolean {
  return status === 404 || /NOT_FOUND|INVALID_MERCHANT_(ORDER|REFUND)_ID/.test(code ?? '')
}
