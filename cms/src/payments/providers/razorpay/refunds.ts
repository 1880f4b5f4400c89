import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { RefundOrder, RefundReport } from '../gateway.ts'
import { findLink, isNotFound } from './find-link.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import { capturedPayment, type RazorpayRefund, refundListReply, refundReply, refundReport } from './replies.ts'

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{10,}$/

/**
 * Refunds from the captured payment of the link. The idempotency key makes a repeated call return the first refund;
 * while that one is in progress, Razorpay answers 409 and the call throws, to be repeated.
 */
export async function refund(api: RazorpayApi, order: RefundOrder): Promise<RefundReport> {
  const { refundId, amountPaise, payment } = order
  const signal = api.deadline()
  const paymentId = await findCaptured(api, order, signal)
  const failed = (reason: string): RefundReport => ({ state: 'failed', refundId, amountPaise, reference: '', reason })
  if (paymentId === null) return failed('Razorpay has not captured this payment.')
  try {
    const reply = await api.call({
      method: 'POST',
      path: `/payments/${encodeURIComponent(paymentId)}/refund`,
      headers: { 'x-refund-idempotency': idempotencyKey(refundId) },
      body: {
        amount: amountPaise,
        speed: 'normal',
        receipt: refundId,
        notes: { refundId, transactionId: payment.transactionId },
      },
      reply: refundReply,
      signal,
    })
    return refundReport(refundId, reply)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    const existing = await findRefund(api, paymentId, refundId, signal)
    return existing ? refundReport(refundId, existing) : failed(error.message)
  }
}

/** The state of a refund, by Razorpay's id of it or, when that was lost, by our id in its receipt. */
export async function askRefund(
  api: RazorpayApi,
  { reference, ...order }: RefundOrder & { reference: string | null },
): Promise<RefundReport> {
  const { refundId } = order
  const signal = api.deadline()
  const found = reference
    ? await orNull(
        api.call({ method: 'GET', path: `/refunds/${encodeURIComponent(reference)}`, reply: refundReply, signal }),
      )
    : await findByReceipt(api, order, signal)
  return found ? refundReport(refundId, found) : { state: 'unknown' }
}

async function findByReceipt(
  api: RazorpayApi,
  order: RefundOrder,
  signal: AbortSignal,
): Promise<RazorpayRefund | null> {
  const paymentId = await findCaptured(api, order, signal)
  return paymentId === null ? null : findRefund(api, paymentId, order.refundId, signal)
}

async function findCaptured(api: RazorpayApi, { payment }: RefundOrder, signal: AbortSignal): Promise<string | null> {
  const link = await findLink({ api, ...payment, signal })
  return link && capturedPayment(link)
}

async function findRefund(api: RazorpayApi, paymentId: string, refundId: string, signal: AbortSignal) {
  const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`
  const { items } = await api.call({ method: 'GET', path, reply: refundListReply, signal })
  return items.find(({ receipt }) => receipt === refundId) ?? null
}

function idempotencyKey(refundId: string): string {
  const key = `refund-${refundId}`
  if (!IDEMPOTENCY_KEY.test(key)) throw new Error(`${refundId} cannot be an idempotency key.`)
  return key
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
