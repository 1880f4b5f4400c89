import type { PageUse } from '@pravesh/shared/payments/owed/page-state'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { portalOf } from '../../../foundation/portal.ts'
import type { SimulatorPayment } from '../../../payload-types.ts'
import type { Gateway, RefundReport, WebhookSubject } from '../gateway.ts'
import { createOrder, findOrderByTransaction, isExpired } from './order.ts'
import { SIMULATOR_PATH } from './path.ts'
import { findRefund, requestRefund, type SimulatedRefund } from './refunds.ts'
import { isSignatureOf, SIGNATURE_HEADER } from './signature.ts'

const report = z.object({ transactionId: z.optional(z.string()), refundId: z.optional(z.string()) })

const STATES = { open: 'pending', waiting: 'pending', declined: 'failed', done: 'paid' } as const satisfies Record<
  SimulatorPayment['state'],
  string
>

const USES = { open: 'unused', waiting: 'undecided', declined: 'refused' } as const satisfies Record<
  Exclude<SimulatorPayment['state'], 'done'>,
  PageUse
>

/** The portal's adapter to the simulator. Everything else in this folder plays the external provider. */
export function simulatorGateway(payload: Payload): Gateway {
  return {
    name: 'simulator',
    async start({ amountPaise: duePaise, expiresAt, ...order }) {
      const { reference } = await createOrder(payload, { ...order, duePaise, expiresAt: expiresAt.toISOString() })
      return { url: `${portalOf(payload).env.publicUrl}${SIMULATOR_PATH}/pay/${reference}`, reference }
    },
    async ask({ transactionId }) {
      const order = await findOrderByTransaction(payload, transactionId)
      if (!order) return { state: 'unknown' }
      return {
        state: isExpired(order, new Date()) ? 'failed' : STATES[order.state],
        transactionId: order.transactionId,
        amountPaise: order.paidPaise ?? order.duePaise,
        currency: 'INR',
        reference: order.reference,
        ...(order.state === 'done' ? paidDetails(order) : { use: USES[order.state] }),
      }
    },
    async refund({ refundId, amountPaise, payment: { transactionId } }) {
      return refundReport(await requestRefund({ payload, transactionId, refundId, amountPaise }))
    },
    async askRefund({ refundId, payment: { transactionId } }) {
      const order = await findOrderByTransaction(payload, transactionId)
      return refundReport(order && findRefund(order, refundId))
    },
    readWebhook({ headers, body }) {
      if (!isSignatureOf(payload, 'webhook', body, headers.get(SIGNATURE_HEADER))) return null
      return subjectOf(body)
    },
  }
}

/** Derived from the order's reference, as the simulator moves no money. */
function paidDetails({ reference }: SimulatorPayment) {
  const digits = reference.slice(-12).toUpperCase()
  return { providerPaymentId: `SIMP${digits}`, bankReference: `SIMB${digits}`, method: 'Test Bank' }
}

function refundReport(refund: SimulatedRefund | null): RefundReport {
  return refund ?? { state: 'unknown' }
}

function subjectOf(body: string): WebhookSubject {
  try {
    const { transactionId, refundId } = report.parse(JSON.parse(body))
    if (refundId !== undefined) return { kind: 'refund', refundId }
    if (transactionId !== undefined) return { kind: 'payment', transactionId }
  } catch {
    // Signed, but not a report of this protocol.
  }
  return { kind: 'other' }
}
