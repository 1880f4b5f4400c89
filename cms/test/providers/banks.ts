import { afterAll, beforeAll } from 'vitest'
import { portalOf } from '../../src/foundation/portal.ts'
import type { TestPortal } from '../start-test-portal.ts'
import type { Faults } from './faults.ts'
import { waitForProviders } from './patient-gateways.ts'
import { startPhonePe } from './phonepe/phonepe-server.ts'
import { startRazorpay } from './razorpay/razorpay-server.ts'

export interface SentWebhook {
  headers: Record<string, string>
  body: string
}

/** A provider's server, as far as tests of the portal need it. */
export interface Bank {
  faults: Faults
  /** The payer pays an amount, by default the one due. */
  pay: (transactionId: string, amountPaise?: number) => void
  /** The payment fails, or its page expires. */
  decline: (transactionId: string) => void
  /** The report of a paid or declined payment; its content need not be true. */
  webhook: (transactionId: string, paid?: boolean) => SentWebhook
  /** A report with a body of the provider's choice. */
  signed: (body: string) => SentWebhook
  /** The same report as a forger would send it. */
  forged: (transactionId: string) => SentWebhook
  /** The bank pays a refund back, or refuses it. */
  endRefund: (refundId: string, done: boolean) => void
  /** Every report about a refund, in the order of its life. */
  refundWebhooks: (refundId: string) => SentWebhook[]
  /** What the provider has refunded or will refund of a payment, in paise. */
  refundedPaise: (transactionId: string) => number
  /** Number of calls that the provider received. */
  requestCount: () => number
  close: () => Promise<void>
}

export const BANKS = ['phonepe', 'razorpay'] as const
export type BankName = (typeof BANKS)[number]

/** Starts both providers' servers and lets the portal under test use them; `use` selects the one for new payments. */
export function banksOf(portal: TestPortal) {
  const banks = {} as Record<BankName, Bank>
  beforeAll(async () => {
    const phonepe = await startPhonePe()
    const razorpay = await startRazorpay()
    Object.assign(banks, { phonepe: phonepeBank(phonepe), razorpay: razorpayBank(razorpay) })
    Object.assign(portalOf(portal.payload).env, {
      payments: { phonepe: phonepe.settings, razorpay: razorpay.settings },
    })
    waitForProviders(portal.payload)
  })
  afterAll(() => Promise.all(Object.values(banks).map(({ close }) => close())))
  return {
    banks,
    use: (name: BankName) => void Object.assign(portalOf(portal.payload).env, { paymentGateway: name }),
    post: async (name: BankName, { headers, body }: SentWebhook) =>
      (await portal.call('POST', `/api/payment/webhook/${name}`, body, headers)).status,
  }
}

function phonepeBank(server: Awaited<ReturnType<typeof startPhonePe>>): Bank {
  const webhook = (transactionId: string, paid = true) =>
    server.webhook({
      event: paid ? 'checkout.order.completed' : 'checkout.order.failed',
      payload: { merchantOrderId: transactionId, state: paid ? 'COMPLETED' : 'FAILED', amount: 50_000 },
    })
  return {
    faults: server.faults,
    pay: (id, amount) => server.complete(id, amount),
    decline: (id) => server.decline(id),
    webhook,
    signed: (body) => ({ headers: webhook('').headers, body }),
    endRefund: (id, done) => server.endRefund(id, done ? 'COMPLETED' : 'FAILED', done ? undefined : 'ACCOUNT_CLOSED'),
    refundWebhooks: (merchantRefundId) =>
      ['pg.refund.accepted', 'pg.refund.completed', 'pg.refund.failed'].map((event) =>
        server.webhook({ event, payload: { merchantRefundId, state: 'COMPLETED' } }),
      ),
    refundedPaise: (id) =>
      sumOf(
        [...server.refunds.values()].filter(
          ({ originalMerchantOrderId, state }) => originalMerchantOrderId === id && state !== 'FAILED',
        ),
      ),
    forged: (id) => ({ ...webhook(id), headers: { authorization: '0'.repeat(64) } }),
    requestCount: () => server.requests.length,
    close: server.close,
  }
}

function razorpayBank(server: Awaited<ReturnType<typeof startRazorpay>>): Bank {
  const webhook = (transactionId: string, paid = true) =>
    server.webhook(paid ? 'payment_link.paid' : 'payment_link.expired', {
      payment_link: { entity: { id: 'plink_1', reference_id: transactionId, status: paid ? 'paid' : 'expired' } },
    })
  return {
    faults: server.faults,
    pay: (id, amount) => server.pay(id, amount),
    decline: (id) => {
      server.attempt(id, 'failed')
      server.expire(id)
    },
    webhook,
    signed: (body) => ({ headers: server.sign(body), body }),
    endRefund(refundId, done) {
      const refund = [...server.refunds.values()].find(({ receipt }) => receipt === refundId)
      if (refund) refund.status = done ? 'processed' : 'failed'
    },
    refundWebhooks: (receipt) =>
      ['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'].map((event) =>
        server.webhook(event, { refund: { entity: { id: 'rfnd_1', receipt, status: 'processed' } } }),
      ),
    refundedPaise: (id) =>
      sumOf(
        [...server.refunds.values()].filter(
          ({ payment_id: of, status }) => of === `pay_${server.link(id).id}` && status !== 'failed',
        ),
      ),
    forged: (id) => ({ ...webhook(id), body: webhook(id).body.replace('}', ' }') }),
    requestCount: () => server.requests.length,
    close: server.close,
  }
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
