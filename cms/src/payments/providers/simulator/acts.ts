import type { Payload } from 'payload'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { changeOrder } from './order.ts'
import { type PostReport, sendWebhook } from './send-webhook.ts'
import { signatureOf } from './signature.ts'

/** How the payer's browser and the report to the merchant leave the page. */
interface Act {
  /** What becomes of the order; null leaves it as it is. */
  state: 'waiting' | 'declined' | 'done' | null
  /** How much is paid less than is due, in paise. */
  missingPaise?: number
  /** How many reports are sent at once. */
  reports: 0 | 1 | 2
  /** Whether the browser goes only when the report has arrived. */
  reportFirst?: boolean
  to: 'successUrl' | 'failureUrl'
}

/** Every button of the page, by the value it sends. */
export const ACTS = {
  pay: { state: 'done', reports: 1, to: 'successUrl' },
  fail: { state: 'declined', reports: 1, to: 'failureUrl' },
  wait: { state: 'waiting', reports: 0, to: 'successUrl' },
  close: { state: null, reports: 0, to: 'failureUrl' },
  'pay-twice': { state: 'done', reports: 2, to: 'successUrl' },
  'pay-report-first': { state: 'done', reports: 1, reportFirst: true, to: 'successUrl' },
  'pay-silently': { state: 'done', reports: 0, to: 'successUrl' },
  'pay-less': { state: 'done', missingPaise: 1, reports: 1, to: 'successUrl' },
} as const satisfies Record<string, Act>
export type ActName = keyof typeof ACTS

/** Whether a form's value names a button. */
export function isActName(value: unknown): value is ActName {
  return typeof value === 'string' && Object.hasOwn(ACTS, value)
}

interface PerformOptions {
  payload: Payload
  order: SimulatorPayment
  name: ActName
  post: PostReport
}

/** Does what a button says; answers where the browser goes. An order that is paid stays as it is. */
export async function performAct({ payload, order, name, post }: PerformOptions): Promise<string> {
  const act: Act = ACTS[name]
  const { state } = act
  const paid = state === 'done' ? { paidPaise: order.duePaise - (act.missingPaise ?? 0) } : {}
  const changed = state === null ? null : await changeOrder(payload, order, { state, ...paid })
  if (changed) {
    const reports = Array.from({ length: act.reports }, () => sendWebhook({ payload, order: changed, post }))
    if (act.reportFirst) await Promise.all(reports)
  }
  return returnAddress(payload, changed ?? order, act.to)
}

/** The merchant's address, with a signed word about how the order stands: a hint, as with real providers. */
function returnAddress(payload: Payload, order: SimulatorPayment, to: Act['to']): string {
  const url = new URL(order[to])
  url.searchParams.set('state', order.state)
  url.searchParams.set('signature', signatureOf(payload, 'return', `${order.transactionId}|${order.state}`))
  return url.href
}
