/** Since when an application waits for staff, by when they answer, and in which order they work. */
import { dayInIndia } from '../../platform/formats.ts'
import { lastWorkingDay } from '../../platform/working-days.ts'
import { type EventKind, isTakenBack } from './events.ts'
import { type ApplicationStatus, isWaitingForStaff } from './status.ts'

export interface AdmissionSettings {
  /** Working days in which staff decide on an application with its fee. */
  workingDaysToDecide: number
  worksOnSaturdays: boolean
  /** Days on which the office is closed, `YYYY-MM-DD`. */
  holidays: readonly string[]
}

export const DEFAULT_ADMISSION_SETTINGS: AdmissionSettings = {
  workingDaysToDecide: 7,
  worksOnSaturdays: true,
  holidays: [],
}

/** Whether the application is with staff from this event on. So it is from the payment of the fee. */
function isBackWithStaff(kind: EventKind): boolean {
  return kind === 'resubmitted' || isTakenBack(kind)
}

/** The time in which a merit process decides on the applications of a course and session. */
export interface MeritPeriod {
  course: string
  sessionYear: string
  /** ISO 8601. */
  openedAt: string
  /** ISO 8601; null while the process is open. From then on staff decide on applications one by one. */
  closedAt: string | null
}

export const periodOf = (
  periods: readonly MeritPeriod[],
  { course, sessionYear }: Pick<MeritPeriod, 'course' | 'sessionYear'>,
): MeritPeriod | null =>
  periods.find((period) => period.course === course && period.sessionYear === sessionYear) ?? null

export interface WaitingFacts {
  status: ApplicationStatus
  /** ISO 8601; absent while the fee is not paid. */
  feePaidAt?: string | null | undefined
  /** ISO 8601. */
  submittedAt: string
  events: readonly { kind: EventKind; at: string }[]
  /** Since when the application waited before these events; absent if it did not. */
  since?: string | null | undefined
  /** Of the application's course and session; absent where staff decide one by one. */
  period?: MeritPeriod | null | undefined
}

/** Stored with an application. */
export interface Waiting {
  /** ISO 8601; null unless the application is with staff and its fee is paid. */
  waitingSince: string | null
  /** The day in India by which staff answer, `YYYY-MM-DD`; null unless the application waits, and while a merit process decides. */
  dueOn: string | null
  /** The order of the work: first those that wait, the longest first; then the others, newest first. */
  rank: number
}

/** Added to the place of applications that do not wait. Times in milliseconds stay below it until the year 2128. */
const AFTER_THE_WAITING = 5_000_000_000_000

export function waitingOf(facts: WaitingFacts, settings: AdmissionSettings): Waiting {
  const since = waitingSince(facts)
  if (since === null) {
    const submitted = Date.parse(facts.submittedAt)
    return { waitingSince: null, dueOn: null, rank: 2 * AFTER_THE_WAITING - submitted }
  }
  return { waitingSince: since, dueOn: promisedDay({ since, period: facts.period }, settings), rank: Date.parse(since) }
}

function waitingSince({ status, feePaidAt, events, since }: WaitingFacts): string | null {
  if (!isWaitingForStaff(status) || !feePaidAt) return null
  const starts = events.flatMap(({ kind, at }) => (isBackWithStaff(kind) ? [at] : []))
  return [...(since ? [since] : []), ...starts].reduce((latest, at) => (at > latest ? at : latest), feePaidAt)
}

interface PromiseFacts extends Pick<WaitingFacts, 'period'> {
  /** Since when the application waits, ISO 8601. */
  since: string
}

/**
 * The day in India by which staff promise to answer an application that waits. None while a merit process decides; afterwards the
 * working days count from its end.
 */
export function promisedDay({ since, period }: PromiseFacts, settings: AdmissionSettings): string | null {
  if (!period) return dueOn(since, settings)
  const { closedAt } = period
  return closedAt === null ? null : dueOn(closedAt > since ? closedAt : since, settings)
}

/** The last of the working days after the day in India on which the application began to wait, `YYYY-MM-DD`. */
function dueOn(since: string, { workingDaysToDecide: count, worksOnSaturdays, holidays }: AdmissionSettings): string {
  return lastWorkingDay({ after: dayInIndia(new Date(since)), count, worksOnSaturdays, holidays })
}

/** Whether staff have not answered by the day that they promised. */
export function isOverdue(due: string | null | undefined, today: string): boolean {
  return Boolean(due) && String(due) < today
}
