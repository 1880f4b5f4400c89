import type { Payload } from 'payload'
import { runDue } from '../../src/database/work/run-due.ts'
import type { Payment } from '../../src/payload-types.ts'
import { paymentChecks } from '../../src/payments/check/payment-checks.ts'
import { paymentEffects } from '../../src/payments/check/payment-effects.ts'
import { checkPayment, startPayment } from '../../src/payments/index.ts'
import type { Gateway, GatewayReport } from '../../src/payments/providers/gateway.ts'

type Change = Partial<Omit<Parameters<typeof startPayment>[0], 'payload'>>

let count = 0

/** A payment of ₹500 started with the simulator. */
export function aStartedPayment(payload: Payload, change: Change = {}) {
  count += 1
  return startPayment({
    payload,
    studentId: `student-${count}`,
    purpose: 'application-fee',
    subjectId: `application-${count}`,
    amountPaise: 50_000,
    description: 'Application fee, B.Ed',
    now: new Date(),
    ...change,
  })
}

/** A stub gateway that returns `report`. */
export function aGateway(change: Partial<Gateway> & { report?: GatewayReport } = {}): Gateway {
  const { report = { state: 'unknown' }, ...gateway } = change
  return {
    name: 'simulator',
    start: async () => ({ url: 'https://bank.example/pay', reference: 'R1' }),
    ask: async () => report,
    refund: async () => ({ state: 'unknown' }),
    askRefund: async () => ({ state: 'unknown' }),
    readWebhook: () => null,
    ...gateway,
  }
}

/** A gateway whose calls always fail. */
export function aDeadGateway(): Gateway {
  const fail = () => Promise.reject(new Error('The gateway is unreachable.'))
  return aGateway({ start: fail, ask: fail, refund: fail, askRefund: fail })
}

/** Runs the payment part of the minutely task. */
export async function reconcileDue(options: { payload: Payload; now: Date; gateway?: Gateway }): Promise<void> {
  const { payload, gateway } = options
  const now = () => options.now
  await runDue({ payload, work: paymentChecks(gateway), now })
  await runDue({ payload, work: paymentEffects, now })
}

/** A payment of ₹500 that its provider reports as paid. */
export async function aPaidPayment(payload: Payload, change: Change): Promise<Payment> {
  const started = await aStartedPayment(payload, change)
  const { transactionId } = started
  const report = { state: 'paid', transactionId, amountPaise: 50_000, currency: 'INR', reference: 'R1' } as const
  const found = await checkPayment({ payload, ...started, gateway: aGateway({ report }), now: new Date() })
  if (!found) throw new Error('The payment does not exist.')
  return found
}
