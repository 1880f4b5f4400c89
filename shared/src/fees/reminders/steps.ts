import { addDays } from '../../platform/days.ts'
import { dayInIndia } from '../../platform/formats.ts'

/** Reminders go out from this hour in India. */
const FIRST_HOUR_MS = 9 * 60 * 60_000

/** Steps missed by more than this many days, e.g. during downtime, are not sent any more. */
const CATCH_UP_DAYS = 15

/** A reminder, as days relative to the due date: -7 is a week before it. */
export type ReminderStep = number

interface StepDays {
  before: readonly number[]
  after: readonly number[]
}

/** All steps, earliest first. */
export function reminderSteps({ before, after }: StepDays): ReminderStep[] {
  const steps = [...before.map((days) => -days), ...after]
  return [...new Set(steps)].sort((one, other) => one - other)
}

/** The day in India whose reminders may be sent. */
export function reminderDay(now: Date): string {
  return dayInIndia(new Date(now.getTime() - FIRST_HOUR_MS))
}

/** The due dates for which a step is the latest one reached: after `after`, up to and including `upTo`. */
export interface ReminderBand {
  step: ReminderStep
  after: string
  upTo: string
}

/**
 * The bands of all steps on a day. Each due date is in at most one of them, so a due that missed several steps gets only
 * the latest reminder.
 */
export function reminderBands(steps: readonly ReminderStep[], today: string): ReminderBand[] {
  return steps.map((step, index) => ({
    step,
    after: addDays(today, -(steps[index + 1] ?? step + CATCH_UP_DAYS)),
    upTo: addDays(today, -step),
  }))
}

/** The day on which a step of a due is reached. */
export function stepDay(dueOn: string, step: ReminderStep): string {
  return addDays(dueOn, step)
}
