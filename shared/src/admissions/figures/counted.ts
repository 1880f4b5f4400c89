/** What one application counts as. The counters are sums of this alone. */
import { type DueStatus, isOwed } from '../../fees/dues/due.ts'
import { dueMoney } from '../../fees/dues/due-money.ts'
import { NO_LATE_FEE } from '../../fees/dues/late-fee.ts'
import type { DueAction } from '../../fees/fee-kinds.ts'
import { isDoneRefund, type RefundStatus } from '../../payments/refunds/status.ts'
import { isReceived, type PaymentStatus } from '../../payments/status.ts'
import { dayInIndia } from '../../platform/formats.ts'
import { EVENT_KINDS, type EventKind, isTakenBack } from '../status/events.ts'
import { type ApplicationStatus, isApproved, type Queue } from '../status/status.ts'
import { type Amounts, addAmounts, daysName } from './amounts.ts'
import type { Flow } from './measures.ts'

/** Where something counts. An empty text is “not stated”. */
export interface FigurePlace {
  session: string
  /** Code. */
  course: string
  /** Id. */
  college: string
  category: string
}

/** What an application, or a form that is not sent yet, counts as. */
export interface Counted {
  place: FigurePlace
  /** By day in India, `YYYY-MM-DD`. */
  days: Record<string, Amounts>
  now: Amounts
}

export interface ApplicationFacts {
  status: ApplicationStatus
  queue: Queue
  /** ISO 8601, as all times here. */
  submittedAt: string
  /** When the form was saved first; absent for one that was sent at once. */
  startedAt?: string | null | undefined
  feePaidAt?: string | null | undefined
  /** In any order. */
  events: readonly { kind: EventKind; at: string }[]
}

interface DueFacts {
  action: DueAction
  status: DueStatus
  amountPaise: number
  concessionPaise?: number | null | undefined
  chargePaise?: number | null | undefined
  entries?: unknown
}

export interface MoneyFacts {
  dues: readonly DueFacts[]
  payments: readonly { status: PaymentStatus; amountPaise: number; paidAt?: string | null | undefined }[]
  refunds: readonly { status: RefundStatus; amountPaise: number; decidedAt?: string | null | undefined }[]
}

/** Null if it counts as nothing, such as an application that was deleted and never paid. */
export function countedAs(
  place: FigurePlace,
  { application, money }: { application: ApplicationFacts | null; money: MoneyFacts },
): Counted | null {
  const counted: Counted = { place, days: {}, now: {} }
  const add = (at: string, name: string, amount = 1) => {
    const day = dayInIndia(new Date(at))
    const amounts = counted.days[day] ?? {}
    addAmounts(amounts, { [name]: amount })
    counted.days[day] = amounts
  }
  if (application !== null) {
    for (const { name, at } of applicationFlows(application)) add(at, name)
    addAmounts(counted.now, {
      waiting: application.queue === 'waiting-for-staff' ? 1 : 0,
      admitted: isApproved(application.status) ? 1 : 0,
    })
  }
  for (const { status, amountPaise, paidAt } of money.payments) {
    if (isReceived(status) && paidAt) add(paidAt, 'receivedPaise' satisfies Flow, amountPaise)
  }
  for (const { status, amountPaise, decidedAt } of money.refunds) {
    if (isDoneRefund(status) && decidedAt) add(decidedAt, 'refundedPaise' satisfies Flow, amountPaise)
  }
  addAmounts(counted.now, { duePaise: money.dues.reduce((sum, due) => sum + openPaise(due), 0) })
  const isNothing = Object.keys(counted.days).length === 0 && Object.keys(counted.now).length === 0
  return isNothing ? null : counted
}

/** A form that is not sent yet. */
export function startedForm(place: FigurePlace, at: string): Counted {
  return { place, days: { [dayInIndia(new Date(at))]: { started: 1 } }, now: {} }
}

/** What is open of a due, as the list of fees adds it up: with uncleared cheques, without a late fee that still grows. */
function openPaise(due: DueFacts): number {
  const { leftPaise, heldPaise } = dueMoney({ due, dueOn: null, day: '', rule: NO_LATE_FEE })
  return isOwed(due) ? leftPaise + heldPaise : 0
}

function applicationFlows({ submittedAt, startedAt, feePaidAt, events }: ApplicationFacts) {
  const flows: { name: string; at: string }[] = [
    { name: 'started' satisfies Flow, at: startedAt ?? submittedAt },
    { name: 'submitted' satisfies Flow, at: submittedAt },
  ]
  if (feePaidAt) flows.push({ name: 'paid' satisfies Flow, at: feePaidAt })
  for (const { kind, at } of events) {
    const name = FLOW_OF_EVENT[kind]
    if (name !== undefined) flows.push({ name, at })
  }
  return [...flows, ...daysToDecide(events).map(({ at, days }) => ({ name: daysName(days), at }))]
}

const FLOW_OF_EVENT: Partial<Record<EventKind, Flow>> = {
  resubmitted: 'corrected',
  // In a correction window.
  corrected: 'corrected',
  approved: 'approved',
  rejected: 'rejected',
}

const isPayment = (kind: EventKind) => kind === 'paid' || kind === 'fee-carried'

const DECIDED: readonly EventKind[] = ['approved', 'rejected', 'sent-back']

/** How many days each decision took: from the day on which the application came to staff, with its fee. */
export function daysToDecide(events: ApplicationFacts['events']): { at: string; days: number }[] {
  const decided: { at: string; days: number }[] = []
  let isPaid = false
  let since: string | null = null
  for (const { kind, at } of events.toSorted(inOrder)) {
    if (isPayment(kind) || kind === 'fee-refunded') isPaid = isPayment(kind)
    if (isPayment(kind) || (isPaid && (kind === 'resubmitted' || isTakenBack(kind)))) since = at
    if (!isPaid) since = null
    if (!DECIDED.includes(kind) || since === null) continue
    decided.push({ at, days: daysBetween(since, at) })
    since = null
  }
  return decided
}

/** Of events at the same moment, in the order in which they can happen, so that the result does not depend on the database. */
function inOrder(one: ApplicationFacts['events'][number], other: ApplicationFacts['events'][number]): number {
  return one.at.localeCompare(other.at) || EVENT_KINDS.indexOf(one.kind) - EVENT_KINDS.indexOf(other.kind)
}

const DAY_MS = 24 * 60 * 60_000

/** Days in India. */
function daysBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((at) => Date.parse(dayInIndia(new Date(at))))
  return Math.round(((end ?? 0) - (start ?? 0)) / DAY_MS)
}
