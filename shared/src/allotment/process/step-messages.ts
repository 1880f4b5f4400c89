import { startOfDay } from '../../platform/day-in-india.ts'
import { addDays } from '../../platform/days.ts'
import { lateChoiceDays, roundsOf } from './open-now.ts'
import type { Step, StepKind } from './steps.ts'

/** Messages to applicants about days of a process. Lists, seats and decisions have messages of their own. */
export type StepMessage =
  | 'correct-ends'
  | 'objections-open'
  | 'choices-open'
  | 'choices-end'
  | 'no-seat'
  | 'no-seat-at-last'
  | 'late-choices'
  | 'joining-ends'

export interface DueMessage {
  name: StepMessage
  /** By which a sent message is known. */
  key: string
  /** The day that the message names, `YYYY-MM-DD`: the last one of a step, or the first one of the next round. */
  day: string
}

/** Messages go out at nine in the morning in India, reminders on the day before the last one. */
const NINE_MS = 9 * 60 * 60_000

interface Announced {
  steps: readonly Step[]
  /** Keys of what was sent. */
  sent: readonly string[]
  /** The last round whose seats all have been given; null before the first. */
  seatsGiven: number | null
}

interface Rule {
  name: StepMessage
  isReminder: boolean
  /** Null in a process without them. */
  daysIn: (facts: Announced) => Days | null
}

interface Days extends Pick<Step, 'first' | 'last'> {
  /** By default the last one. */
  named?: string
  /** By default the last day, so that a message is sent again with another one. */
  once?: string
}

const of =
  (kind: StepKind) =>
  ({ steps }: Announced) =>
    steps.find((step) => step.kind === kind) ?? null

const RULES: readonly Rule[] = [
  { name: 'correct-ends', isReminder: true, daysIn: of('correct') },
  { name: 'objections-open', isReminder: false, daysIn: of('objections') },
  { name: 'choices-open', isReminder: false, daysIn: of('choices') },
  { name: 'choices-end', isReminder: true, daysIn: of('choices') },
  { name: 'no-seat', isReminder: false, daysIn: (facts) => daysOfRound(facts, { isLast: false }) },
  { name: 'no-seat-at-last', isReminder: false, daysIn: (facts) => daysOfRound(facts, { isLast: true }) },
  { name: 'late-choices', isReminder: false, daysIn: ({ steps }) => lateChoiceDays(steps) },
  { name: 'joining-ends', isReminder: true, daysIn: of('joining') },
]

/** The days of the round whose seats have been given, if it is the last one, or if it is not. */
function daysOfRound({ steps, seatsGiven }: Announced, { isLast }: { isLast: boolean }): Days | null {
  const rounds = roundsOf(steps)
  const at = rounds.findIndex(({ round }) => round === seatsGiven)
  const [given, next] = [rounds[at], rounds[at + 1]]
  if (given === undefined || (next === undefined) !== isLast) return null
  const { first, last } = given
  return { first, last, named: next?.first ?? last, once: `round-${seatsGiven}` }
}

/** The messages that are due and not sent, in the order of the steps; none about a step that is over. */
export function dueMessages(facts: Announced, now: Date): DueMessage[] {
  return RULES.flatMap(({ name, daysIn, isReminder }) => {
    const days = daysIn(facts)
    // A step of one day has its reminder in the message that it is open.
    if (days === null || (isReminder && days.first === days.last)) return []
    const { first, last, named = last, once = last } = days
    const due = { name, key: `${name}:${once}`, day: named }
    const from = Date.parse(startOfDay(isReminder ? addDays(last, -1) : first)) + NINE_MS
    const until = Date.parse(startOfDay(addDays(last, 1)))
    const isDue = from <= now.getTime() && now.getTime() < until
    return isDue && !facts.sent.includes(due.key) ? [due] : []
  })
}
