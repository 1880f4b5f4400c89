import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import { linkListReply, linkReply, type PaymentLink } from './replies.ts'

interface FindOptions {
  api: RazorpayApi
  transactionId: string
  /** Razorpay's id of the link; null when the response that named it was lost. */
  reference: string | null
  signal: AbortSignal
}

/** Finds the payment link of a payment; null when Razorpay has none. */
export async function findLink({ api, transactionId, reference, signal }: FindOptions): Promise<PaymentLink | null> {
  if (reference === null) {
    const query = new URLSearchParams({ reference_id: transactionId })
    const list = await api.call({ method: 'GET', path: `/payment_links?${query}`, reply: linkListReply, signal })
    const found = list.payment_links.find((link) => link.reference_id === transactionId)
    // Lists omit the payments of a link.
    return found ? findById(api, found.id, signal) : null
  }
  return findById(api, reference, signal)
}

async function findById(api: RazorpayApi, id: string, signal: AbortSignal): Promise<PaymentLink | null> {
  try {
    return await api.call({ method: 'GET', path: `/payment_links/${encodeURIComponent(id)}`, reply: linkReply, signal })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Razorpay answers 400 for an id that it does not have. */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.kind !== 'refused') return false
  return error.status === 404 || /does not exist/i.test(error.message)
}
