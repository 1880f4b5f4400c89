import * as z from 'zod/mini'
import { daysBetween } from '../platform/days.ts'

/** When a course accepts applications. Days are `YYYY-MM-DD` in India, both inclusive. */
export interface IntakeDates {
  /** Switched off, a course accepts none whatever the dates. */
  enrolmentOpen: boolean
  opensOn: string | null
  closesOn: string | null
}

const INTAKE_STATES = ['open', 'upcoming', 'ended', 'closed'] as const
type IntakeState = (typeof INTAKE_STATES)[number]

/** What visitors see of an intake; a page shows the state of the day on which it was published. */
export interface Intake {
  state: IntakeState
  opensOn: string | null
  closesOn: string | null
}

const day = z.nullable(z.string())
export const intakeSchema: z.ZodMiniType<Intake> = z.object({
  state: z.enum(INTAKE_STATES),
  opensOn: day,
  closesOn: day,
})

/** The state of an intake on a day. */
export function intakeOn({ enrolmentOpen, opensOn, closesOn }: IntakeDates, today: string): Intake {
  return { state: stateOn({ enrolmentOpen, opensOn, closesOn }, today), opensOn, closesOn }
}

function stateOn({ enrolmentOpen, opensOn, closesOn }: IntakeDates, today: string): IntakeState {
  if (!enrolmentOpen) return 'closed'
  if (opensOn !== null && today < opensOn) return 'upcoming'
  return closesOn !== null && today > closesOn ? 'ended' : 'open'
}

/** Days from today to the last day of applications, 0 on that day; null unless it is known and still to come. */
export function daysLeft({ state, closesOn }: Intake, today: string): number | null {
  if (closesOn === null || (state !== 'open' && state !== 'upcoming')) return null
  return daysBetween(today, closesOn)
}
