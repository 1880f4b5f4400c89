import { dayField, stepField } from '@pravesh/shared/allotment/process/allowed-changes'
import { STEP_DAYS, type Step, type StepDay } from '@pravesh/shared/allotment/process/steps'
import type { Problems } from '../use-change.ts'

/** What is wrong with a step, and which of its days each message is about. */
interface DayProblem {
  message: string
  days: readonly StepDay[]
}

/** The messages about a step, in the place `at` of those that were sent. One about the step itself is about both days. */
export function dayProblems({ fields }: Pick<Problems, 'fields'>, step: Step, at: number): DayProblem[] {
  const ofStep = fields[stepField(step)]
  const ofDays = STEP_DAYS.flatMap((day) => {
    const message = fields[dayField(step, day)] ?? fields[`steps.${at}.${day}`]
    return message === undefined ? [] : [{ message, days: [day] }]
  })
  return [...(ofStep === undefined ? [] : [{ message: ofStep, days: STEP_DAYS }]), ...ofDays]
}

/** The fields whose messages stand beside the steps. */
export function shownDayFields(steps: readonly Step[]): ReadonlySet<string> {
  const fieldsOf = (step: Step, at: number) => [
    stepField(step),
    ...STEP_DAYS.flatMap((day) => [dayField(step, day), `steps.${at}.${day}`]),
  ]
  return new Set(steps.flatMap(fieldsOf))
}
