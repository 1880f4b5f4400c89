import type { Payload } from 'payload'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { portalEnv } from '../../../platform/env.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

/** Brings a signed report to the merchant. */
export type PostReport = (report: { payload: Payload; body: string; headers: Record<string, string> }) => Promise<void>

const PATIENCE_MS = 5000

/** Over the network, to this portal's own port, whatever stands in front of it. */
export const postToPortal: PostReport = async ({ payload, body, headers }) => {
  const address = `http://127.0.0.1:${portalEnv.of(payload).port}/api/payment/webhook/simulator`
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(address, { method: 'POST', body, headers, signal })
  if (!answer.ok) throw new Error(`The portal answered the report with ${answer.status}.`)
}

interface SendOptions {
  payload: Payload
  order: SimulatorPayment
  post: PostReport
}

/** Reports how an order stands. A report that does not arrive is logged: the merchant asks by itself. */
export async function sendWebhook({ payload, order, post }: SendOptions): Promise<void> {
  const { reference, transactionId, state } = order
  const body = JSON.stringify({ event: 'order.changed', reference, transactionId, state })
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(payload, 'webhook', body) }
  try {
    await post({ payload, body, headers })
  } catch (error) {
    payload.logger.warn({ msg: 'The simulator’s report did not arrive.', transactionId, err: error })
  }
}
