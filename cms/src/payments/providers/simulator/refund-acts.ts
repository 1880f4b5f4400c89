import type { Payload } from 'payload'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { setRefundMode } from './order.ts'
import { endPendingRefunds } from './refunds.ts'
import { type PostReport, sendRefundWebhook } from './send-webhook.ts'

/** An action on the page of a paid order: how its refunds end, and how often each is reported. */
interface RefundAct {
  mode: NonNullable<SimulatorPayment['refundMode']>
  /** Number of reports sent concurrently for each refund that ends. */
  reports: 1 | 2
}

/** All refund actions by the form value of their button. */
export const REFUND_ACTS = {
  'refunds-complete': { mode: 'complete', reports: 1 },
  'refunds-complete-twice': { mode: 'complete', reports: 2 },
  'refunds-hold': { mode: 'hold', reports: 1 },
  'refunds-refuse': { mode: 'refuse', reports: 1 },
} as const satisfies Record<string, RefundAct>
export type RefundActName = keyof typeof REFUND_ACTS

export function isRefundActName(value: unknown): value is RefundActName {
  return typeof value === 'string' && Object.hasOwn(REFUND_ACTS, value)
}

interface PerformOptions {
  payload: Payload
  order: SimulatorPayment
  name: RefundActName
  post: PostReport
}

/** Sets how the order's refunds end from now on, ends the pending ones accordingly and reports them. */
export async function performRefundAct({ payload, order, name, post }: PerformOptions): Promise<void> {
  const { mode, reports } = REFUND_ACTS[name]
  await setRefundMode(payload, order, mode)
  const { order: changed, ended } = await endPendingRefunds(payload, order)
  const repeated = ended.flatMap((refund) => Array.from({ length: reports }, () => refund))
  await Promise.all(repeated.map((refund) => sendRefundWebhook({ payload, order: changed, refund, post })))
}
