/**
 * What a student owes for one thing, as every screen shows it: an application fee, a due, an order or a recorded course.
 * No other file derives it from attempts.
 */
import { noteOn, type PaymentIssue } from '../issues.ts'
import { askedUntil, payAgainFrom } from '../schedule.ts'
import { hasEnded, isOpen, isPaid, isReceived, isRefunded, type PaymentStatus, wasPageOpened } from '../status.ts'
import { AGAIN_MESSAGE, OWED_MESSAGES, owedMessage } from './messages.ts'
import type { PageState } from './page-state.ts'
import { isToPay, type OwedAction, type OwedState } from './states.ts'

/** What the record of a feature says: still to be paid, paid, refunded in full, or no longer to be paid. */
export type Standing = 'due' | 'paid' | 'refunded' | 'ended'

/** An attempt to pay. Times in ISO 8601. */
export interface OwedAttempt {
  transactionId: string
  status: PaymentStatus
  issue?: PaymentIssue | null | undefined
  amountPaise: number
  startedAt: string
  /** Absent while the provider has not told. */
  pageState?: PageState | null | undefined
  /** Since when the page is in this state. */
  pageStateAt?: string | null | undefined
  refundHeldPaise?: number | null | undefined
  refundedPaise?: number | null | undefined
}

export interface OwedFacts {
  standing: Standing
  /** The transaction that counts; null without one. */
  countingId: string | null
  /** Latest first. */
  attempts: readonly OwedAttempt[]
  /** Since when it is to be paid again, after a refund. Earlier attempts matter only while they are undecided. */
  againSince?: string | null
  /** Payments that count for a part of it, or counted until they were taken back. They do not decide the rest. */
  partIds?: readonly string[]
  /** Everything that is left is covered by a cheque that the bank has not paid yet. */
  isClearing?: boolean
  /** Replaces the message while nothing was tried for what is left. */
  note?: string | null
  now: Date
}

/** One payment in one state, with one message and at most one main action. Times in ISO 8601. */
export interface OwedView {
  state: OwedState
  /** What the state means and what to do; listed for translation. */
  message: string
  /** The main action; null if there is nothing to do. */
  action: OwedAction | null
  /** The attempt that the state is about; null before the first. */
  transactionId: string | null
  /** Since when the bank has not decided; null in other states. */
  since: string | null
  /** Until when the bank is asked again; null unless it has not decided. */
  askedUntil: string | null
  /** When another payment is offered; null unless the bank has not decided and something is still to be paid. */
  payAgainFrom: string | null
}

export function owedView(facts: OwedFacts): OwedView {
  const { againSince = null, partIds = [], note = null } = facts
  const relevant = facts.attempts.filter((each) => isOf(each, againSince) && !isPart(each, facts.standing, partIds))
  const { state, attempt } = findState({ ...facts, attempts: relevant })
  const isUndecidedNow = state === 'undecided' && attempt !== null
  const again = isUndecidedNow && facts.standing === 'due' ? payAgainFrom(new Date(sinceOf(attempt))) : null
  const action = actionOf(state, again !== null && again <= facts.now)
  return {
    state,
    message: messageOf({ state, action, note: state === 'notStarted' ? note : null, againSince }),
    action,
    transactionId: attempt?.transactionId ?? null,
    since: isUndecidedNow ? sinceOf(attempt) : null,
    askedUntil: isUndecidedNow ? askedUntil(new Date(attempt.startedAt)).toISOString() : null,
    payAgainFrom: again?.toISOString() ?? null,
  }
}

interface MessageFacts {
  state: OwedState
  action: OwedAction | null
  note: string | null
  againSince: string | null
}

function messageOf({ state, action, note, againSince }: MessageFacts): string {
  if (note !== null) return note
  return state === 'notStarted' && againSince !== null ? AGAIN_MESSAGE : owedMessage(state, action)
}

function isPart({ transactionId }: OwedAttempt, standing: Standing, partIds: readonly string[]): boolean {
  return standing === 'due' && partIds.includes(transactionId)
}

/**
 * What the page of one attempt says: its own news if its money goes back, otherwise the state of what it pays for, which
 * another attempt may have decided.
 */
export function attemptView(
  attempt: OwedAttempt & { issueNote?: string | null | undefined },
  owed: OwedView,
): OwedView {
  const isBack = isRefunded(attempt.status)
  if (!isBack && attempt.issue !== 'duplicate') return owed
  return {
    ...owed,
    state: isBack ? 'refunded' : 'refunding',
    message: noteOn(attempt) || OWED_MESSAGES.refunded,
    action: null,
    transactionId: attempt.transactionId,
    since: null,
    askedUntil: null,
    payAgainFrom: null,
  }
}

function isOf({ startedAt, status, issue }: OwedAttempt, againSince: string | null): boolean {
  return againSince === null || startedAt > againSince || isOpen(status) || issue === 'mismatch'
}

/** The state of a payment whose money was received, whatever else was tried for the same. */
export function receivedState(attempt: OwedAttempt): 'paid' | 'refunding' | 'refunded' {
  if (isRefunded(attempt.status)) return 'refunded'
  return attempt.issue === 'duplicate' || isReturning(attempt) ? 'refunding' : 'paid'
}

interface Found {
  state: OwedState
  attempt: OwedAttempt | null
}

function findState({ standing, countingId, attempts, isClearing = false }: OwedFacts): Found {
  const counting = attempts.find(({ transactionId }) => transactionId === countingId) ?? null
  if (standing === 'paid') return { state: isReturning(counting) ? 'refunding' : 'paid', attempt: counting }
  if (standing === 'refunded') return { state: 'refunded', attempt: counting }
  const found = unsettled(attempts, standing === 'due')
  return isClearing && isToPay(found.state) ? { state: 'clearing', attempt: null } : found
}

function unsettled(attempts: readonly OwedAttempt[], isDue: boolean): Found {
  const checked = attempts.find(({ issue }) => issue === 'mismatch')
  if (checked) return { state: 'checking', attempt: checked }
  const received = isDue ? undefined : attempts.find(({ status }) => isReceived(status))
  if (received) return { state: stateOfReceived(received), attempt: received }
  // What follows from the payment is still being applied.
  const paid = attempts.find(({ status, issue }) => isPaid(status) && !issue)
  if (paid) return { state: 'paid', attempt: paid }
  const [undecided] = attempts.filter(isUndecided).toSorted((a, b) => sinceOf(b).localeCompare(sinceOf(a)))
  if (undecided) return { state: 'undecided', attempt: undecided }
  const [latest = null] = attempts.filter(({ status }) => wasPageOpened(status) || hasEnded(status))
  return { state: isDue ? stateOfUnpaid(latest) : 'notOwed', attempt: latest }
}

/** Money for something that is no longer to be paid: on its way back, or kept. */
function stateOfReceived(attempt: OwedAttempt): OwedState {
  if (isRefunded(attempt.status)) return 'refunded'
  return attempt.issue || (attempt.refundHeldPaise ?? 0) > (attempt.refundedPaise ?? 0) ? 'refunding' : 'paid'
}

/** A page that closed unused took no money. After any other end, money may have left the account. */
function stateOfUnpaid(latest: OwedAttempt | null): OwedState {
  if (latest === null) return 'notStarted'
  if (isOpen(latest.status)) return 'opened'
  return latest.status === 'expired' && latest.pageState === 'idle' ? 'expired' : 'failed'
}

/** A provider that cannot tell whether a payment is under way leaves that possible. */
function isUndecided({ status, pageState }: OwedAttempt): boolean {
  return wasPageOpened(status) && isOpen(status) && pageState !== 'idle'
}

function sinceOf({ pageStateAt, startedAt }: OwedAttempt): string {
  return pageStateAt ?? startedAt
}

/** The whole amount is being refunded. */
function isReturning(attempt: OwedAttempt | null): boolean {
  if (attempt === null) return false
  const { amountPaise, refundHeldPaise, refundedPaise } = attempt
  return (refundHeldPaise ?? 0) >= amountPaise && (refundedPaise ?? 0) < amountPaise
}

const ACTIONS: Partial<Record<OwedState, OwedAction>> = {
  notStarted: 'pay',
  opened: 'pay',
  failed: 'pay',
  expired: 'pay',
  undecided: 'check',
}

function actionOf(state: OwedState, mayRepeat: boolean): OwedAction | null {
  return state === 'undecided' && mayRepeat ? 'pay' : (ACTIONS[state] ?? null)
}
