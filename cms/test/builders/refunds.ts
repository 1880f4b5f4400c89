import type { Payload } from 'payload'
import { applyDueEffects } from '../../src/database/work/apply-effects.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import type { Payment, Refund } from '../../src/payload-types.ts'
import { findPayment } from '../../src/payments/find-payment.ts'
import { checkPayment } from '../../src/payments/index.ts'
import type { Gateway, RefundReport } from '../../src/payments/providers/gateway.ts'
import { duplicateRefunds } from '../../src/payments/refunds/duplicate-refunds.ts'
import { heldRefunds } from '../../src/payments/refunds/held-refunds.ts'
import { refundWork } from '../../src/payments/refunds/refund-work.ts'
import { requestRefund } from '../../src/payments/refunds/request-refund.ts'
import { aGateway, aStartedPayment } from './payments.ts'

type Outcome = 'pending' | 'done' | 'failed'

/** A provider that accepts every payment and refunds once per refund id, as real ones do. */
export function aRefundingGateway({ outcome = 'done' as Outcome } = {}) {
  const orders = new Map<string, number>()
  const refunds = new Map<string, { amountPaise: number; state: Outcome }>()
  const settings = { outcome }
  const reportOf = (refundId: string): RefundReport => {
    const refund = refunds.get(refundId)
    return refund
      ? { ...refund, refundId, reference: `RF-${refundId}`, reason: 'Account closed.' }
      : { state: 'unknown' }
  }
  const gateway: Gateway = aGateway({
    start: async ({ transactionId, amountPaise }) => {
      orders.set(transactionId, amountPaise)
      return { url: 'https://bank.example/pay', reference: `O-${transactionId}` }
    },
    ask: async ({ transactionId }) => ({
      state: 'paid',
      transactionId,
      amountPaise: orders.get(transactionId) ?? 0,
      currency: 'INR',
      reference: `O-${transactionId}`,
    }),
    refund: async ({ refundId, amountPaise }) => {
      if (!refunds.has(refundId)) refunds.set(refundId, { amountPaise, state: settings.outcome })
      return reportOf(refundId)
    },
    askRefund: async ({ refundId }) => reportOf(refundId),
  })
  return {
    gateway,
    refunds,
    settings,
    /** Ends all pending refunds. */
    end: (state: Outcome) => {
      for (const refund of refunds.values()) if (refund.state === 'pending') refund.state = state
    },
    /** The money that has left, in paise. */
    paidOut: () =>
      [...refunds.values()].reduce((sum, { amountPaise, state }) => (state === 'failed' ? sum : sum + amountPaise), 0),
  }
}

type Change = Parameters<typeof aStartedPayment>[1]

/** A payment of ₹500 that counts and whose effects are applied, or a duplicate if its subject was already paid. */
export async function aPaidPayment(payload: Payload, gateway: Gateway, change: Change = {}): Promise<Payment> {
  const { transactionId } = await aStartedPayment(payload, { gateway, ...change })
  const payment = await checkPayment({ payload, transactionId, now: change.now ?? new Date(), gateway })
  if (!payment) throw new Error('Payment not found.')
  return payment
}

type Request = Parameters<typeof requestRefund>[0]

let count = 0

/** Requests a refund of ₹100 as a member of staff, each time under a new key. */
export function aRequestedRefund(payload: Payload, change: Pick<Request, 'paymentId'> & Partial<Request>) {
  count += 1
  return requestRefund({
    payload,
    amountPaise: 10_000,
    reason: 'Course cancelled.',
    key: `request-${count}`,
    staff: { id: 'accounts-1', name: 'Mina Das' },
    now: new Date(),
    ...change,
  })
}

interface RunOptions {
  payload: Payload
  /** Defaults to the provider of each payment. */
  gateway?: Gateway
  now?: Date
}

/** Sends one refund to its provider now. */
export const processRefund = (options: RunOptions & { refund: Refund }) =>
  applyDueEffects({
    payload: options.payload,
    work: refundWork(options.gateway),
    id: options.refund.id,
    now: options.now ?? new Date(),
  })

/** Runs the refund part of the minutely task. */
export async function runRefunds({ payload, gateway, now: at = new Date() }: RunOptions): Promise<void> {
  const now = () => at
  await runDue({ payload, work: duplicateRefunds, now })
  await heldRefunds.run({ payload, now })
  await runDue({ payload, work: refundWork(gateway), now })
}

export async function rereadPayment(payload: Payload, { transactionId }: Payment): Promise<Payment> {
  const payment = await findPayment(payload, transactionId)
  if (!payment) throw new Error('Payment not found.')
  return payment
}
