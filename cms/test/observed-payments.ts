import { beforeEach } from 'vitest'
import { portalOf } from '../src/foundation/portal.ts'
import type { Payment } from '../src/payload-types.ts'
import { findPayment } from '../src/payments/find-payment.ts'
import type { ByPurpose, OnPaid } from '../src/payments/handlers.ts'
import { checkPayment } from '../src/payments/index.ts'
import type { TestPortal } from './start-test-portal.ts'

const MINUTE = 60_000

/** Payments whose effects a test observes. */
export function observedPayments(portal: TestPortal) {
  /** Transaction ids passed to the handler in a test, one entry per call. */
  const settled: string[] = []
  const handle = (handlers: ByPurpose<OnPaid>) => {
    portalOf(portal.payload).paidHandlers = handlers
  }
  const record: ByPurpose<OnPaid> = {
    'application-fee': async ({ payment }) => void settled.push(payment.transactionId),
  }
  beforeEach(() => {
    settled.length = 0
    handle(record)
  })

  return {
    settled,
    handle,
    record,
    later: (minutes: number) => new Date(Date.now() + minutes * MINUTE),
    check: (transactionId: string, now = new Date()) => checkPayment({ payload: portal.payload, transactionId, now }),
    async read(transactionId: string): Promise<Payment> {
      const payment = await findPayment(portal.payload, transactionId)
      if (!payment) throw new Error('Payment not found.')
      return payment
    },
  }
}
