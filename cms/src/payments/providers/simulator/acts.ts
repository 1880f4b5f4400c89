import type { Payload } from 'payload'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { updateUnpaid } from './order.ts'
import { type PostReport, sendWebhook } from './send-webhook.ts'
import { signatureOf } from './signature.ts'

/**
 * An action on the payment page: what happens to the order, and how the browser and the webhook report reach the
 * merchant.
 */
interface Act {
  /** New state of the order; null leaves it unchanged. */
  state: 'waiting' | 'declined' | 'done' | null
  /** Amount of the underpayment, in paise. */
  missingPaise?: number
  /** Number of reports sent concurrently. */
  reports: 0 | 1 | 2
  /** Delays the browser's return until the report has arrived. */
  reportFirst?: boolean
  to: 'successUrl' | 'failureUrl'
}

/** All actions by the form value of their button. */
export const ACTS = {
  pay: { state: 'done', reports: 1, to: 'successUrl' },
  fail: { state: 'declined', reports: 1, to: 'failureUrl' },
  wait: { state: 'waiting', reports: 0, to: 'successUrl' },
  close: { state: null, reports: 0, to: 'failureUrl' },
  'pay-twice': { state: 'done', reports: 2, to: 'successUrl' },
  'pay-report-first': { state: 'done', reports: 1, reportFirst: true, to: 'successUrl' },
  'pay-silently': { state: 'done', reports: 0, to: 'successUrl' },
  'pay-less': { state: 'done', missingPaise: 1, reports: 1, to: 'successUrl' },
  'pay-late': { state: 'done', reports: 1, to: 'successUrl' },
} as const satisfies Record<string, Act>
export type ActName = keyof typeof ACTS

export function isActName(value: unknown): value is ActName {
  return typeof value === 'string' && Object.hasOwn(ACTS, value)
}

/** The actions that an expired page still accepts: leaving it, and money that arrives late all the same. */
export function isAllowedAfterExpiry(name: ActName): boolean {
  return name === 'close' || name === 'pay-late'
}

interface PerformOptions {
  payload: Payload
  order: SimulatorPayment
  name: ActName
  post: PostReport
}

/** Performs an action and returns the address to redirect the browser to. A paid order does not change. */
export async function performAct({ payload, order, name, post }: PerformOptions): Promise<string> {
  const act: Act = ACTS[name]
  const { state } = act
  const paid = state === 'done' ? { paidPaise: order.duePaise - (act.missingPaise ?? 0) } : {}
  const changed = state === null ? null : await updateUnpaid(payload, order, { state, ...paid })
  if (changed) {
    const reports = Array.from({ length: act.reports }, () => sendWebhook({ payload, order: changed, post }))
    if (act.reportFirst) await Promise.all(reports)
  }
  return returnAddress(payload, changed ?? order, act.to)
}

/** Adds the signed order state to the merchant's address. As with real providers, merchants must not rely on it. */
function returnAddress(payload: Payload, order: SimulatorPayment, to: Act['to']): string {
  const url = new URL(order[to])
  url.searchParams.set('state', order.state)
  url.searchParams.set('signature', signatureOf(payload, 'return', `${order.transactionId}|${order.state}`))
  return url.href
}
