import { pageStateOf } from '@pravesh/shared/payments/owed/page-state'
import { isAttemptOver, lateCheckAt, lateRetryAt, nextCheckAt } from '@pravesh/shared/payments/schedule'
import { canTransition } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { reloadPayment } from '../find-payment.ts'
import { movePayment, updatePayment } from '../move-payment.ts'
import type { GatewayReport } from '../providers/gateway.ts'
import { endPayment } from './ended-effects.ts'

type Answered = Exclude<GatewayReport, { state: 'unknown' }>

interface ScheduleOptions {
  payload: Payload
  payment: Payment
  /** Null when the provider could not be reached. */
  report: GatewayReport | null
  now: Date
}

/** Stores what the provider said about an open attempt that is not paid, and when to check it again. */
export async function scheduleOpenCheck(options: ScheduleOptions): Promise<Payment> {
  const { payload, payment, report, now } = options
  const startedAt = new Date(payment.startedAt)
  const late = { nextCheckAt: isoOrNull(lateCheckAt({ startedAt, now })) }
  const next = { nextCheckAt: nextCheckAt({ startedAt, now }).toISOString(), ...pageChange(options) }
  let changed: Payment | null
  if (report?.state === 'failed') changed = await endPayment({ payload, payment, ...endOf(report, late), now })
  else if (isAttemptOver({ startedAt, now })) {
    // The provider could not say what became of the page.
    const data = report === null ? { ...late, pageState: null } : late
    changed = await endPayment({ payload, payment, to: 'expired', data, now })
  } else if (report?.state === 'pending' && canTransition(payment.status, 'pending')) {
    // The process died or the provider's response was lost while the payment page was opened.
    const data = { ...next, providerReference: report.reference }
    changed = await movePayment({ payload, payment, to: 'pending', data })
  } else changed = await updatePayment({ payload, payment, data: next })
  return changed ?? reloadPayment(payload, payment)
}

/** A page that closed unused took no money, so it has not failed. */
function endOf({ use }: Answered, late: Partial<Payment>): Pick<Parameters<typeof endPayment>[0], 'to' | 'data'> {
  return use === 'unused'
    ? { to: 'expired', data: { ...late, pageState: 'idle' } }
    : { to: 'failed', data: { ...late, pageState: null } }
}

/** What the provider says about the open page. The time stays that of the first report of this state. */
function pageChange({ payment, report, now }: ScheduleOptions): Pick<Payment, 'pageState' | 'pageStateAt'> {
  if (report?.state !== 'pending') return {}
  const pageState = report.use ? pageStateOf(report.use) : null
  if (pageState === (payment.pageState ?? null)) return {}
  return { pageState, pageStateAt: pageState && now.toISOString() }
}

/** Stores when to check again an attempt that failed or expired: banks can authorise a payment days later. */
export async function scheduleLateCheck({ payload, payment, report, now }: ScheduleOptions): Promise<Payment> {
  const age = { startedAt: new Date(payment.startedAt), now }
  const due = report === null ? lateRetryAt(age) : lateCheckAt(age)
  const changed = await updatePayment({ payload, payment, data: { nextCheckAt: isoOrNull(due) } })
  return changed ?? reloadPayment(payload, payment)
}

function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
