import type { PageUse } from '@pravesh/shared/payments/owed/page-state'
import * as z from 'zod/mini'
import type { GatewayReport, RefundReport } from '../gateway.ts'

/** Replies of PhonePe v2; fields that the portal does not use are ignored. */
const rail = z.looseObject({ utr: z.optional(z.nullable(z.string())) })

const paymentDetail = z.looseObject({
  transactionId: z.optional(z.string()),
  paymentMode: z.optional(z.string()),
  state: z.optional(z.string()),
  rail: z.optional(z.nullable(rail)),
  splitInstruments: z.optional(z.nullable(z.array(z.looseObject({ rail: z.optional(z.nullable(rail)) })))),
})

const paise = z.int().check(z.nonnegative())

const PAYMENT_STATES = { CREATED: 'pending', PENDING: 'pending', COMPLETED: 'paid', FAILED: 'failed' } as const
/** `CONFIRMED` means that PhonePe has accepted the refund; the bank has not paid it yet. */
const REFUND_STATES = { PENDING: 'pending', CONFIRMED: 'pending', COMPLETED: 'done', FAILED: 'failed' } as const

export const payReply = z.looseObject({ orderId: z.string(), redirectUrl: z.url() })

export const orderReply = z.looseObject({
  orderId: z.string(),
  merchantOrderId: z.optional(z.string()),
  state: z.enum(['CREATED', 'PENDING', 'COMPLETED', 'FAILED']),
  amount: paise,
  paymentDetails: z.optional(z.nullable(z.array(paymentDetail))),
})

export const refundReply = z.looseObject({
  refundId: z.string(),
  state: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']),
  amount: paise,
  paymentDetails: z.optional(z.nullable(z.array(paymentDetail))),
  errorCode: z.optional(z.nullable(z.string())),
  detailedErrorCode: z.optional(z.nullable(z.string())),
})

/** Only the root's state decides: an order can complete after an attempt that failed. */
export function paymentReport(transactionId: string, reply: z.infer<typeof orderReply>): GatewayReport {
  const completed = reply.paymentDetails?.findLast(({ state }) => state === 'COMPLETED')
  const utr = utrOf(completed)
  return {
    state: PAYMENT_STATES[reply.state],
    transactionId: reply.merchantOrderId ?? transactionId,
    amountPaise: reply.amount,
    // PhonePe has no other currency and names none.
    currency: 'INR',
    reference: reply.orderId,
    ...(reply.state === 'COMPLETED' ? {} : { use: pageUseOf(reply.paymentDetails ?? []) }),
    ...(completed?.transactionId ? { providerPaymentId: completed.transactionId } : {}),
    ...(utr ? { bankReference: utr } : {}),
    ...(completed?.paymentMode ? { method: completed.paymentMode } : {}),
  }
}

/** The status lists all attempts on the page. (details=true) */
function pageUseOf(attempts: readonly z.infer<typeof paymentDetail>[]): PageUse {
  if (attempts.length === 0) return 'unused'
  return attempts.every(({ state }) => state === 'FAILED') ? 'refused' : 'undecided'
}

/** The bank's reference of a money movement, or of the part that has one. */
function utrOf(detail: z.infer<typeof paymentDetail> | undefined): string | null | undefined {
  const rails = [detail?.rail, ...(detail?.splitInstruments ?? []).map((part) => part.rail)]
  return rails.find((each) => each?.utr)?.utr
}

export function refundReport(refundId: string, reply: z.infer<typeof refundReply>): RefundReport {
  const { amount: amountPaise, refundId: reference } = reply
  const utr = utrOf(reply.paymentDetails?.findLast(({ state }) => state === 'COMPLETED'))
  const reason = [reply.errorCode, reply.detailedErrorCode].filter(Boolean).join(', ')
  return {
    state: REFUND_STATES[reply.state],
    refundId,
    amountPaise,
    reference,
    ...(utr ? { bankReference: utr } : {}),
    ...(reason === '' ? {} : { reason }),
  }
}
