/** By when a student corrects an application, and what happens before and after. (decision 0082) */
import { startOfDay } from '../../platform/day-in-india.ts'
import { addDays } from '../../platform/days.ts'

/** `flag`: staff see it, the student can still correct. `return`: back to staff as it is. `close`: rejected. */
export const AFTER_DEADLINE = ['flag', 'return', 'close'] as const
export type AfterDeadline = (typeof AFTER_DEADLINE)[number]

export interface CorrectionSettings {
  /** Days that a student has from the day of the request; 0 for no deadline. */
  correctionDays: number
  /** Days before the last day on which a reminder is sent; 0 for none. */
  reminderDays: readonly number[]
  afterDeadline: AfterDeadline
}

export const DEFAULT_CORRECTION_SETTINGS: CorrectionSettings = {
  correctionDays: 0,
  reminderDays: [3, 1],
  afterDeadline: 'flag',
}

/** The longest time that staff can give, in days. */
export const MAX_CORRECTION_DAYS = 365

/** Why a day cannot be the last one for corrections, as a sentence for staff; null if it can. */
export function dueDayProblem(day: string, today: string): string | null {
  if (day <= today) return 'Choose a day after today.'
  return day > addDays(today, MAX_CORRECTION_DAYS) ? `Choose a day within ${MAX_CORRECTION_DAYS} days.` : null
}

/** The last day for corrections that are requested on a day; null for no deadline. Days are `YYYY-MM-DD` in India. */
export function dueDayFrom(today: string, { correctionDays }: CorrectionSettings): string | null {
  return correctionDays > 0 ? addDays(today, correctionDays) : null
}

/** Reminders go out at nine in the morning in India. */
const REMINDER_MS = 9 * 60 * 60_000

const reminderAt = (dueOn: string, days: number) => Date.parse(startOfDay(addDays(dueOn, -days))) + REMINDER_MS

interface StepOptions {
  dueOn: string
  reminderDays: readonly number[]
  /** No reminder for so many days before, or earlier, is due any more. */
  remindedDays: number
  now: Date
}

/** What is to be done about a deadline now, or when to look again (ISO 8601). */
export type DeadlineStep = { name: 'remind'; days: number } | { name: 'end' } | { name: 'wait'; until: string }

/** The next step of a deadline. Of several reminders that are due, e.g. after a downtime, the last one is sent. */
export function deadlineStep({ dueOn, reminderDays, remindedDays, now }: StepOptions): DeadlineStep {
  const end = Date.parse(startOfDay(addDays(dueOn, 1)))
  if (now.getTime() >= end) return { name: 'end' }
  const left = reminderDays.filter((days) => days > 0 && days < remindedDays)
  const due = left.filter((days) => reminderAt(dueOn, days) <= now.getTime())
  if (due.length > 0) return { name: 'remind', days: Math.min(...due) }
  const until = Math.min(end, ...left.map((days) => reminderAt(dueOn, days)))
  return { name: 'wait', until: new Date(until).toISOString() }
}
