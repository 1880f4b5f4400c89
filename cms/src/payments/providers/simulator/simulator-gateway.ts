import type { Payload } from 'payload'
import * as z from 'zod/mini'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { portalEnv } from '../../../platform/env.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Gateway } from '../gateway.ts'
import { createOrder, findOrderByTransaction } from './order.ts'
import { SIMULATOR_PATH } from './path.ts'
import { isSignatureOf, SIGNATURE_HEADER } from './signature.ts'

const report = z.object({ transactionId: z.string() })

const STATES = { open: 'pending', waiting: 'pending', declined: 'failed', done: 'paid' } as const satisfies Record<
  SimulatorPayment['state'],
  string
>

/** The portal's adapter to the simulator. Everything else in this folder plays the external provider. */
export function simulatorGateway(payload: Payload): Gateway {
  return {
    name: 'simulator',
    async start({ amountPaise: duePaise, ...order }) {
      const { reference } = await createOrder(payload, { ...order, duePaise })
      return { url: `${portalEnv.of(payload).publicUrl}${SIMULATOR_PATH}/pay/${reference}`, reference }
    },
    async ask({ transactionId }) {
      const order = await findOrderByTransaction(payload, transactionId)
      if (!order) return { state: 'unknown' }
      return {
        state: STATES[order.state],
        transactionId: order.transactionId,
        amountPaise: order.paidPaise ?? order.duePaise,
        currency: 'INR',
        reference: order.reference,
      }
    },
    readWebhook({ headers, body }) {
      if (!isSignatureOf(payload, 'webhook', body, headers.get(SIGNATURE_HEADER))) return null
      return transactionIdIn(body)
    },
  }
}

/** Throws a Problem (400) for a signed report without a transaction id. */
function transactionIdIn(body: string): string {
  try {
    return report.parse(JSON.parse(body)).transactionId
  } catch {
    const publicMessage = 'This report has no transaction ID.'
    throw new Problem({ code: 'MALFORMED_REPORT', status: 400, publicMessage })
  }
}
