import type { PageUse } from '@pravesh/shared/payments/owed/page-state'
import type { Gateway, GatewayReport, PaymentOrder } from '../gateway.ts'
import { START_TIMEOUT_MS } from '../timeouts.ts'
import { findLink } from './find-link.ts'
import { type RazorpayApi, type RazorpayOptions, razorpayApi } from './razorpay-api.ts'
import { askRefund, refund } from './refunds.ts'
import {
  capturedPayment,
  createdLinkReply,
  linkReport,
  orderPaymentsReply,
  type PaymentLink,
  pageUseOf,
  paymentReply,
} from './replies.ts'
import { fetchSettlements } from './settlements.ts'
import { isSigned, subjectOf } from './webhook.ts'

/** Razorpay Payment Links. (razorpay.com/docs/api/payments/payment-links) */
export function razorpayGateway(options: RazorpayOptions): Gateway {
  const api = razorpayApi(options)
  return {
    name: 'razorpay',
    async start(order) {
      const signal = AbortSignal.timeout(options.timeoutMs ?? START_TIMEOUT_MS)
      const body = linkBody(order)
      const link = await api.call({ method: 'POST', path: '/payment_links', body, reply: createdLinkReply, signal })
      return { url: link.short_url, reference: link.id }
    },
    ask: (payment) => ask(api, payment),
    refund: (order) => refund(api, order),
    askRefund: (order) => askRefund(api, order),
    readWebhook: ({ headers, body }) =>
      isSigned(headers, body, options.settings.webhookSecret) ? subjectOf(body) : null,
    settlements: (day) => fetchSettlements(api, day),
  }
}

/** The notes are copied to the payment, so that its webhooks and settlement lines name the transaction too. */
function linkBody({ transactionId, amountPaise, description, expiresAt, successUrl }: PaymentOrder) {
  return {
    amount: amountPaise,
    currency: 'INR',
    accept_partial: false,
    reference_id: transactionId,
    description: description.slice(0, 2048),
    expire_by: Math.floor(expiresAt.getTime() / 1000),
    // The student is on the page already.
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { transactionId },
    callback_url: successUrl,
    callback_method: 'get',
  }
}

async function ask(
  api: RazorpayApi,
  payment: { transactionId: string; reference: string | null },
): Promise<GatewayReport> {
  const signal = api.deadline()
  const link = await findLink({ api, ...payment, signal })
  if (link === null) return { state: 'unknown' }
  const { transactionId } = payment
  if (link.status !== 'paid')
    return linkReport({ transactionId, link, payment: null, use: await findUse(api, link, signal) })
  const paymentId = capturedPayment(link)
  const captured = paymentId === null ? null : await findPayment(api, paymentId, signal)
  return linkReport({ transactionId, link, payment: captured, use: null })
}

/** Payments are made for the order of a link. Nothing was tried before there is one. */
async function findUse(
  api: RazorpayApi,
  { order_id: orderId }: PaymentLink,
  signal: AbortSignal,
): Promise<PageUse | null> {
  if (!orderId) return 'unused'
  const path = `/orders/${encodeURIComponent(orderId)}/payments`
  try {
    return pageUseOf(await api.call({ method: 'GET', path, reply: orderPaymentsReply, signal }))
  } catch {
    return null
  }
}

/** The payment has the bank's reference. A paid link counts without it, so an error here is no obstacle. */
async function findPayment(api: RazorpayApi, id: string, signal: AbortSignal) {
  try {
    return await api.call({ method: 'GET', path: `/payments/${encodeURIComponent(id)}`, reply: paymentReply, signal })
  } catch {
    return null
  }
}
