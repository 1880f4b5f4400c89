import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Gateway, PaymentOrder } from '../../../src/payments/providers/gateway.ts'
import { phonepeGateway } from '../../../src/payments/providers/phonepe/phonepe-gateway.ts'
import { anOrder } from '../orders.ts'
import { startPhonePe } from './phonepe-server.ts'

/** A PhonePe server for the tests of a file, and a new gateway for each test. */
export function phonepeForTests() {
  const parts = {} as {
    bank: Awaited<ReturnType<typeof startPhonePe>>
    gateway: Gateway
    /** Waits 0.3 s for a response; the other one waits as in a portal, because a busy machine is slow. */
    hurried: Gateway
  }
  beforeAll(async () => {
    parts.bank = await startPhonePe()
  })
  afterAll(() => parts.bank.close())
  beforeEach(() => {
    const { settings, clock } = parts.bank
    parts.gateway = phonepeGateway({ settings, clock })
    parts.hurried = phonepeGateway({ settings, clock, timeoutMs: 300 })
    parts.bank.requests.length = 0
  })
  afterEach(() => parts.bank.faults.clear())
  const orderOf = (change: Partial<PaymentOrder> = {}) =>
    anOrder({ expiresAt: new Date(parts.bank.clock() + 30 * 60_000), ...change })
  return {
    parts,
    orderOf,
    async aPaidOrder(): Promise<PaymentOrder> {
      const order = orderOf()
      await parts.gateway.start(order)
      parts.bank.complete(order.transactionId)
      return order
    },
  }
}
