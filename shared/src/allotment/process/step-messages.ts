import { startOfDay } from '../../platform/day-in-india.ts'
import { addDays } from '../../platform/days.ts'
import { lateChoiceDays } from './open-now.ts'
import type { Step, StepKind } from './steps.ts'

/** Messages to applicants about days of a process. Lists, seats and decisions have messages of their own. */
export type StepMessage =
  | 'correct-ends'
  | 'objections-open'
  | 'choices-open'
  | 'choices-end'
  | 'late-choices'
  | 'joining-ends'

export interface DueMessage {
  name: StepMessage
  /** The last day of the step, `YYYY-MM-DD`. With another one, the message is sent again. */
  lastDay: string
}

/** By which a sent message is known. */
export function messageKey({ name, lastDay }: DueMessage): string {
  return `${name}:${lastDay}`
}

/** Messages go out at nine in the morning in India, reminders on the day before the last one. */
const NINE_MS = 9 * 60 * 60_000

interface Rule {
  name: StepMessage
  isReminder: boolean
  /** Null in a process without them. */
  daysIn: (steps: readonly Step[]) => Pick<Step, 'first' | 'last'> | null
}

const of = (kind: StepKind) => (steps: readonly Step[]) => steps.find((step) => step.kind === kind) ?? null

const RULES: readonly Rule[] = [
  { name: 'correct-ends', isReminder: true, daysIn: of('correct') },
  { name: 'objections-open', isReminder: false, daysIn: of('objections') },
  { name: 'choices-open', isReminder: false, daysIn: of('choices') },
  { name: 'choices-end', isReminder: true, daysIn: of('choices') },
  { name: 'late-choices', isReminder: false, daysIn: lateChoiceDays },
  { name: 'joining-ends', isReminder: true, daysIn: of('joining') },
]

/** The messages that are due and not sent, in the order of the steps; none about a step that is over. */
export function dueMessages(steps: readonly Step[], sent: readonly string[], now: Date): DueMessage[] {
  return RULES.flatMap(({ name, daysIn, isReminder }) => {
    const step = daysIn(steps)
    // A step of one day has its reminder in the message that it is open.
    if (step === null || (isReminder && step.first === step.last)) return []
    const due = { name, lastDay: step.last }
    const from = Date.parse(startOfDay(isReminder ? addDays(step.last, -1) : step.first)) + NINE_MS
    const until = Date.parse(startOfDay(addDays(step.last, 1)))
    const isDue = from <= now.getTime() && now.getTime() < until
    return isDue && !sent.includes(messageKey(due)) ? [due] : []
  })
}
