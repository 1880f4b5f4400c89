import type { Payload } from 'payload'
import type { Gateway } from '../gateway.ts'
import { findOrderByTransaction, updateUnpaid } from './order.ts'
import { simulatorGateway } from './simulator-gateway.ts'

/**
 * The simulator as demo content uses it: a payer who ends each payment at once, so that its order can be refunded like
 * any other.
 */
export function demoGateway(payload: Payload, outcome: 'paid' | 'declined'): Gateway {
  const simulator = simulatorGateway(payload)
  return {
    ...simulator,
    async start(order) {
      const page = await simulator.start(order)
      const stored = await findOrderByTransaction(payload, order.transactionId)
      const change =
        outcome === 'paid' ? { state: 'done' as const, paidPaise: order.amountPaise } : { state: 'declined' as const }
      if (stored) await updateUnpaid(payload, stored, change)
      return page
    },
  }
}
