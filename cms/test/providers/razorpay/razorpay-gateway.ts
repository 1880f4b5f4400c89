import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Gateway, PaymentOrder } from '../../../src/payments/providers/gateway.ts'
import { razorpayGateway } from '../../../src/payments/providers/razorpay/razorpay-gateway.ts'
import { anOrder } from '../orders.ts'
import { startRazorpay } from './razorpay-server.ts'

export type OpenedOrder = PaymentOrder & { reference: string }

/** A Razorpay server for the tests of a file, and a new gateway for each test. */
export function razorpayForTests() {
  const parts = {} as {
    bank: Awaited<ReturnType<typeof startRazorpay>>
    gateway: Gateway
    /** Waits 0.3 s for a response; the other one waits as in a portal, because a busy machine is slow. */
    hurried: Gateway
  }
  beforeAll(async () => {
    parts.bank = await startRazorpay()
  })
  afterAll(() => parts.bank.close())
  beforeEach(() => {
    const { settings } = parts.bank
    parts.gateway = razorpayGateway({ settings })
    parts.hurried = razorpayGateway({ settings, timeoutMs: 300 })
    parts.bank.requests.length = 0
  })
  afterEach(() => {
    parts.bank.faults.clear()
    parts.bank.holdRefunds(false)
  })
  async function anOpenedOrder(): Promise<OpenedOrder> {
    const order = anOrder()
    return { ...order, reference: (await parts.gateway.start(order)).reference }
  }
  return {
    parts,
    anOpenedOrder,
    async aPaidOrder(): Promise<OpenedOrder> {
      const order = await anOpenedOrder()
      parts.bank.pay(order.transactionId)
      return order
    },
  }
}
