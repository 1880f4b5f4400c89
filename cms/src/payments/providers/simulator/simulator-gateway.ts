import type { Payload } from 'payload'
import * as z from 'zod/mini'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { portalEnv } from '../../../platform/env.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Gateway } from '../gateway.ts'
import { findMerchantsOrder, openOrder } from './order.ts'
import { SIMULATOR_PATH } from './path.ts'
import { isSignatureOf, SIGNATURE_HEADER } from './signature.ts'

const report = z.object({ transactionId: z.string() })

const STATES = { open: 'pending', waiting: 'pending', declined: 'failed', done: 'paid' } as const satisfies Record<
  SimulatorPayment['state'],
  string
>

/** The portal's side of the simulator, as every provider has one: everything else in this folder pretends to be elsewhere. */
export function simulatorGateway(payload: Payload): Gateway {
  return {
    name: 'simulator',
    async start({ amountPaise: duePaise, ...order }) {
      const { reference } = await openOrder(payload, { ...order, duePaise })
      return { url: `${portalEnv.of(payload).publicUrl}${SIMULATOR_PATH}/pay/${reference}`, reference }
    },
    async ask({ transactionId }) {
      const order = await findMerchantsOrder(payload, transactionId)
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

/** Throws a Problem for a report that is signed and says nothing. */
function transactionIdIn(body: string): string {
  try {
    return report.parse(JSON.parse(body)).transactionId
  } catch {
    const publicMessage = 'This report names no transaction.'
    throw new Problem({ code: 'MALFORMED_REPORT', status: 400, publicMessage })
  }
}
