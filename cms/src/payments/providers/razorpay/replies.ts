import type { PageUse } from '@pravesh/shared/payments/owed/page-state'
import * as z from 'zod/mini'
import type { GatewayReport, RefundReport } from '../gateway.ts'

/** Replies of Razorpay's API; fields that the portal does not use are ignored. */
const paise = z.int().check(z.nonnegative())
const optionalText = z.optional(z.nullable(z.string()))

export const createdLinkReply = z.looseObject({ id: z.string(), short_url: z.url() })

const linkPayment = z.looseObject({ payment_id: z.string(), status: z.string(), method: optionalText })

export const linkReply = z.looseObject({
  id: z.string(),
  reference_id: optionalText,
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount: paise,
  amount_paid: paise,
  currency: z.string(),
  // The order that payments of the link are made for, once there is one.
  order_id: optionalText,
  payments: z.optional(z.nullable(z.array(linkPayment))),
})
export type PaymentLink = z.infer<typeof linkReply>

export const linkListReply = z.looseObject({ payment_links: z.array(linkReply) })

/** All payments that were tried for an order, whatever became of them. */
export const orderPaymentsReply = z.looseObject({ items: z.array(z.looseObject({ status: z.string() })) })

const acquirerData = z.optional(
  z.nullable(
    z.union([
      z.looseObject({
        rrn: optionalText,
        upi_transaction_id: optionalText,
        bank_transaction_id: optionalText,
        utr: optionalText,
        arn: optionalText,
      }),
      // An empty object is sent as an empty list.
      z.array(z.unknown()),
    ]),
  ),
)

export const paymentReply = z.looseObject({ id: z.string(), method: optionalText, acquirer_data: acquirerData })

export const refundReply = z.looseObject({
  id: z.string(),
  amount: paise,
  receipt: optionalText,
  status: z.enum(['pending', 'processed', 'failed']),
  acquirer_data: acquirerData,
})
export type RazorpayRefund = z.infer<typeof refundReply>

export const refundListReply = z.looseObject({ items: z.array(refundReply) })

const LINK_STATES = {
  created: 'pending',
  partially_paid: 'pending',
  paid: 'paid',
  expired: 'failed',
  cancelled: 'failed',
} as const satisfies Record<PaymentLink['status'], string>

/** What was done on the page of a link that is not paid. A payment without a decision is `created` or `authorized`. */
export function pageUseOf({ items }: z.infer<typeof orderPaymentsReply>): PageUse {
  if (items.length === 0) return 'unused'
  return items.every(({ status }) => status === 'failed') ? 'refused' : 'undecided'
}

const REFUND_STATES = { pending: 'pending', processed: 'done', failed: 'failed' } as const

/** The payment of a link that was captured; it keeps its place when it is refunded. */
export function capturedPayment({ payments }: PaymentLink): string | null {
  return payments?.find(({ status }) => status === 'captured' || status === 'refunded')?.payment_id ?? null
}

interface LinkRecords {
  transactionId: string
  link: PaymentLink
  /** The captured payment, with the bank's references; null if there is none or it could not be fetched. */
  payment: z.infer<typeof paymentReply> | null
  /** What was done on the page; null if it is not known. */
  use: PageUse | null
}

export function linkReport({ transactionId, link, payment, use }: LinkRecords): GatewayReport {
  const state = LINK_STATES[link.status]
  const { rrn, bank_transaction_id: bankId } = acquirerDataOf(payment)
  const bankReference = rrn ?? bankId
  const method = payment?.method ?? link.payments?.find(({ status }) => status === 'captured')?.method
  const providerPaymentId = capturedPayment(link)
  return {
    state,
    transactionId: link.reference_id ?? transactionId,
    amountPaise: state === 'paid' ? link.amount_paid : link.amount,
    currency: link.currency,
    reference: link.id,
    ...(use ? { use } : {}),
    ...(providerPaymentId ? { providerPaymentId } : {}),
    ...(bankReference ? { bankReference } : {}),
    ...(method ? { method } : {}),
  }
}

function acquirerDataOf(record: Pick<RazorpayRefund, 'acquirer_data'> | null) {
  const data = record?.acquirer_data
  return data && !Array.isArray(data) ? data : {}
}

/** Razorpay names what the bank gave: a UTR of transfers, an RRN of UPI, an ARN of cards. */
export function refundReport(refundId: string, refund: RazorpayRefund): RefundReport {
  const { id, amount, status } = refund
  const { utr, rrn, arn } = acquirerDataOf(refund)
  const bankReference = utr ?? rrn ?? arn
  return {
    state: REFUND_STATES[status],
    refundId,
    amountPaise: amount,
    reference: id,
    ...(bankReference ? { bankReference } : {}),
  }
}
