import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import type { SimulatorPayment } from '../../../payload-types.ts'
import type { SimulatedRefund } from './refunds.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

/** Delivers a signed report to the merchant. */
export type PostReport = (report: { payload: Payload; body: string; headers: Record<string, string> }) => Promise<void>

const TIMEOUT_MS = 5000

/** Sends the report over HTTP to this portal's own port, bypassing any reverse proxy. */
export const postToPortal: PostReport = async ({ payload, body, headers }) => {
  const address = `http://127.0.0.1:${portalOf(payload).env.port}/api/payment/webhook/simulator`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, { method: 'POST', body, headers, signal })
  if (!response.ok) throw new Error(`The portal responded to the report with ${response.status}.`)
}

interface SendOptions {
  payload: Payload
  order: SimulatorPayment
  post: PostReport
}

/** Reports the state of an order. */
export async function sendWebhook({ payload, order, post }: SendOptions): Promise<void> {
  const { reference, transactionId, state } = order
  await send({ payload, post, report: { event: 'order.changed', reference, transactionId, state } })
}

/** Reports the state of a refund. */
export async function sendRefundWebhook(options: SendOptions & { refund: SimulatedRefund }): Promise<void> {
  const { payload, order, refund, post } = options
  const { refundId, reference, state } = refund
  const { transactionId } = order
  await send({ payload, post, report: { event: 'refund.changed', reference, transactionId, refundId, state } })
}

interface Report {
  event: string
  reference: string
  transactionId: string
  refundId?: string
  state: string
}

/** Only logs a failed delivery, because the merchant also polls. */
async function send({ payload, post, report }: Omit<SendOptions, 'order'> & { report: Report }): Promise<void> {
  const body = JSON.stringify(report)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(payload, 'webhook', body) }
  try {
    await post({ payload, body, headers })
  } catch (error) {
    const { transactionId } = report
    payload.logger.warn({ msg: 'The simulator could not deliver its report.', transactionId, err: error })
  }
}
