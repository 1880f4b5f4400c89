import { addDays } from '../../platform/days.ts'
import type { ProcessState } from './process.ts'
import type { Step, StepKind } from './steps.ts'

/** What applicants and staff can do in a process on one day. */
export interface OpenNow {
  /** Applicants type their marks. */
  marks: boolean
  objections: boolean
  /** Applicants rank units. */
  choices: boolean
  /** The same before the last round, for applicants without a seat. */
  lateChoices: boolean
  /** The round in which seats are answered; null on other days. */
  round: number | null
  joining: boolean
}

interface Scheduled {
  state: ProcessState
  steps: readonly Step[]
}

const NOTHING: OpenNow = {
  marks: false,
  objections: false,
  choices: false,
  lateChoices: false,
  round: null,
  joining: false,
}

/** @param day `YYYY-MM-DD` in India. */
export function openNow({ state, steps }: Scheduled, day: string): OpenNow {
  if (state !== 'open') return NOTHING
  const open = steps.filter(({ first, last }) => first <= day && day <= last)
  const isOpen = (...kinds: StepKind[]) => open.some(({ kind }) => kinds.includes(kind))
  return {
    marks: isOpen('apply', 'correct'),
    objections: isOpen('objections'),
    choices: isOpen('choices'),
    lateChoices: isBeforeLastRound(steps, day),
    round: open.find(({ kind }) => kind === 'rounds')?.round ?? null,
    joining: isOpen('joining'),
  }
}

/** The rounds of a process in their order. */
export function roundsOf(steps: readonly Step[]): Step[] {
  return steps.filter(({ kind }) => kind === 'rounds').sort((a, b) => (a.round ?? 0) - (b.round ?? 0))
}

/** The days between the last two rounds, in which choices are ranked anew; null without such a day. */
export function lateChoiceDays(steps: readonly Step[]): Pick<Step, 'first' | 'last'> | null {
  const [last, before] = roundsOf(steps).reverse()
  if (last === undefined || before === undefined) return null
  const days = { first: addDays(before.last, 1), last: addDays(last.first, -1) }
  return days.first <= days.last ? days : null
}

function isBeforeLastRound(steps: readonly Step[], day: string): boolean {
  const days = lateChoiceDays(steps)
  return days !== null && days.first <= day && day <= days.last
}

/** Whether a step has begun, and whether all its days are over; false for a process without it. */
export function hasBegun(steps: readonly Step[], kind: StepKind, day: string): boolean {
  return steps.some((step) => step.kind === kind && step.first <= day)
}
export function isOver(steps: readonly Step[], kind: StepKind, day: string): boolean {
  const own = steps.filter((step) => step.kind === kind)
  return own.length > 0 && own.every(({ last }) => last < day)
}
