/** What a student has to do next, of everything that the portal knows about them: the first thing on the dashboard. */
import { type DraftSummary, draftToGoOn } from '../../admissions/form/draft-place.ts'
import type { ApplicationView } from '../../admissions/status/application-view.ts'
import { isApproved, isRejected, isWaitingForStaff, isWithApplicant } from '../../admissions/status/status.ts'
import type { MeritTask } from '../../allotment/offers/merit-task.ts'
import type { DueView, FeePlan } from '../../fees/plan/fee-plan.ts'
import { byDate } from '../../fees/plan/totals.ts'
import { hasStarted, nextVideo, type VideoProgress, watchedCount } from '../../learning/progress.ts'
import { startedAtOf } from '../../payments/identifiers.ts'
import type { OwedView } from '../../payments/owed/owed.ts'
import { isChecked, isOnHold, isToPay, isUnfinished, mayPay } from '../../payments/owed/states.ts'
import { daysBetween } from '../../platform/days.ts'
import { dayInIndia } from '../../platform/formats.ts'
import type { OrderView } from '../../shop/orders/order-view.ts'
import { isUnderWay } from '../../shop/orders/status.ts'
import type { HeldPayment, NextStep } from './step.ts'

type ApplicationFacts = Pick<ApplicationView, 'id' | 'course' | 'status' | 'owed' | 'correction' | 'answerBy'>
type OrderFacts = Pick<
  OrderView,
  'id' | 'orderNumber' | 'lines' | 'totalPaise' | 'message' | 'state' | 'owed' | 'shipment'
>

interface BoughtCourseFacts {
  id: string
  name: string
  videos: readonly (VideoProgress & { title: string })[]
}

interface PurchaseFacts {
  courseName: string
  amountPaise: number
  owed: OwedView
}

export interface StudentFacts {
  /** Newest first. */
  applications: readonly ApplicationFacts[]
  drafts: readonly DraftSummary[]
  /** Of undecided applications in merit processes, newest first. */
  merit: readonly { applicationId: string; task: MeritTask }[]
  plans: readonly Pick<FeePlan, 'applicationId' | 'dues'>[]
  /** Those that the student has tried to pay, latest first. */
  orders: readonly OrderFacts[]
  /** Recorded courses that the student can still pay, latest first. */
  purchases: readonly PurchaseFacts[]
  /** Bought recorded courses, latest first. */
  courses: readonly BoughtCourseFacts[]
  /** The day in India, `YYYY-MM-DD`. */
  today: string
}

/** A due within this number of days comes before a form that waits to be sent. */
const URGENT_DAYS = 14
/** How long the dashboard reminds of a course whose payment did not go through. */
const REMEMBERED_DAYS = 14

type Rule = (facts: StudentFacts) => NextStep | null

/** The first rule that finds something decides: what holds up an admission, then what costs, then what is under way. */
const RULES: readonly Rule[] = [
  (facts) => merit(facts, 'answer', 'pay'),
  correction,
  applicationFee,
  (facts) => merit(facts, 'marks', 'rank', 'join', 'join-late', 'rank-late'),
  (facts) => due(facts, (dueOn) => dueOn !== null && daysBetween(facts.today, dueOn) <= URGENT_DAYS),
  ({ drafts }) => newestDraft(drafts),
  (facts) => due(facts, () => true),
  ({ orders }) =>
    ofOrder(
      'order-payment',
      orders.find(({ owed }) => isToPay(owed.state)),
    ),
  onHold,
  (facts) => merit(facts, 'wait'),
  waiting,
  rejected,
  (facts) => merit(facts, 'over'),
  coursePayment,
  ({ orders }) => ofOrder('parcel', orders.find(isOnItsWay)),
  ({ courses }) => video(courses),
  ({ applications }) => (applications.some(({ status }) => isApproved(status)) ? { kind: 'all-paid' } : null),
  ({ orders }) => ofOrder('order', orders[0]),
]

export function nextStep(facts: StudentFacts): NextStep {
  for (const rule of RULES) {
    const found = rule(facts)
    if (found !== null) return found
  }
  return { kind: 'start' }
}

function correction({ applications }: StudentFacts): NextStep | null {
  const asked = applications.find(({ status }) => isWithApplicant(status))
  if (asked === undefined) return null
  const documents = asked.correction?.documentsToReplace ?? 0
  return { kind: documents > 0 ? 'documents' : 'correction', applicationId: asked.id }
}

function applicationFee({ applications }: StudentFacts): NextStep | null {
  const unpaid = applications.find(({ owed }) => isToPay(owed.state))
  return unpaid ? { kind: 'application-fee', applicationId: unpaid.id } : null
}

/** The task of the given kinds whose last day comes first. */
function merit({ merit: all }: StudentFacts, ...kinds: MeritTask['kind'][]): NextStep | null {
  const untilOf = ({ task: { until } }: (typeof all)[number]) => until ?? ''
  const [first] = all
    .filter(({ task: { kind } }) => kinds.includes(kind))
    .toSorted((one, other) => untilOf(one).localeCompare(untilOf(other)))
  return first ? { kind: 'merit', ...first } : null
}

/** The due with the earliest date in all plans; those without one last. */
function due({ plans }: StudentFacts, isMeant: (dueOn: DueView['dueOn']) => boolean): NextStep | null {
  const dues = plans.flatMap((plan) => plan.dues.map((each) => ({ ...each, applicationId: plan.applicationId })))
  const [first] = dues.filter(({ owed, dueOn }) => isToPay(owed.state) && isMeant(dueOn)).toSorted(byDate)
  return first ? { kind: 'due', applicationId: first.applicationId, dueId: first.id } : null
}

function newestDraft(drafts: readonly DraftSummary[]): NextStep | null {
  const newest = draftToGoOn(drafts)
  return newest && { kind: 'draft', ...newest }
}

/**
 * A payment of a course that did not go through, or that the bank has not decided on for so long that it may be repeated.
 * A course is no debt, so that one is forgotten after a while, and a page that closed unused at once.
 */
function coursePayment({ purchases, today }: StudentFacts): NextStep | null {
  for (const { courseName, amountPaise, owed } of purchases) {
    const { state, message, transactionId } = owed
    if (transactionId === null || !mayPay(owed) || !(isUnfinished(state) || isOnHold(state))) continue
    const startedAt = startedAtOf(transactionId)
    if (startedAt === null || daysBetween(dayInIndia(startedAt), today) > REMEMBERED_DAYS) continue
    return { kind: 'course-payment', payment: { courseName, amountPaise, message, transactionId } }
  }
  return null
}

/** What staff check comes first, because the student has to write to them. */
function onHold({ applications, plans, orders, purchases }: StudentFacts): NextStep | null {
  const application = applications.find(isFeeOnHold)
  if (application) return { kind: 'fee-on-hold', applicationId: application.id }
  const held = [
    ...plans.flatMap(({ dues }) => dues.map(({ id, owed }) => heldPayment('due', id, owed))),
    ...purchases
      .filter(({ owed }) => !mayPay(owed))
      .map(({ owed }) => heldPayment('payment', owed.transactionId ?? '', owed)),
    ...orders.map(({ id, owed }) => heldPayment('order', id, owed)),
  ].filter((each) => each !== null)
  const first = held.find(({ isChecked }) => isChecked) ?? held[0]
  return first ? { kind: 'payment-on-hold', payment: first } : null
}

/** Null unless the payment is on hold. */
function heldPayment(kind: HeldPayment['about']['kind'], id: string, owed: OwedView): HeldPayment | null {
  if (!isOnHold(owed.state)) return null
  return { about: { kind, id }, isChecked: isChecked(owed.state), mayPayAgain: mayPay(owed), message: owed.message }
}

/** Neither the bank nor staff have decided on the fee, or it goes back while the application is with staff. */
function isFeeOnHold({ status, owed: { state } }: ApplicationFacts): boolean {
  return isOnHold(state) || (state === 'refunding' && isWaitingForStaff(status))
}

/** The application that is answered first. */
function waiting({ applications }: StudentFacts): NextStep | null {
  const answerOf = ({ answerBy }: ApplicationFacts) => answerBy ?? ''
  const [first] = applications
    .filter(({ answerBy }) => answerBy !== null)
    .toSorted((one, other) => answerOf(one).localeCompare(answerOf(other)))
  return first ? { kind: 'waiting', applicationId: first.id } : null
}

/** A rejection of the newest application. A later application, for any course, comes before it. */
function rejected({ applications: [newest] }: StudentFacts): NextStep | null {
  return newest && isRejected(newest.status) ? { kind: 'rejected', applicationId: newest.id } : null
}

function isOnItsWay({ state, shipment }: OrderFacts): boolean {
  return isUnderWay(state) && (shipment?.deliveredAt ?? null) === null
}

function ofOrder(kind: 'order-payment' | 'parcel' | 'order', order: OrderFacts | undefined): NextStep | null {
  if (order === undefined) return null
  const { id, orderNumber, lines, totalPaise, message, shipment } = order
  const books = lines.map(({ name, units }) => ({ name, units }))
  return { kind, order: { id, orderNumber, books, totalPaise, message, expectedAt: shipment?.expectedAt ?? null } }
}

/** The latest course with a video left to watch. */
function video(courses: readonly BoughtCourseFacts[]): NextStep | null {
  for (const { id: courseId, name: courseName, videos } of courses) {
    const next = nextVideo(videos)
    if (next === null) continue
    const counts = { watched: watchedCount(videos), all: videos.length, isNew: !hasStarted(videos) }
    return { kind: 'video', courseId, courseName, title: next.title, ...counts }
  }
  return null
}
