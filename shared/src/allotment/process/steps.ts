import { isDay } from '../../platform/day-in-india.ts'

/** The steps of a merit process, in their order. */
export const STEPS = [
  'apply',
  'correct',
  'provisional-list',
  'objections',
  'final-list',
  'choices',
  'rounds',
  'joining',
  'university-return',
] as const
export type StepKind = (typeof STEPS)[number]

export const STEP_DAYS = ['first', 'last'] as const
export type StepDay = (typeof STEP_DAYS)[number]

/** Days in India, `YYYY-MM-DD`; a step lasts from the start of the first to the end of the last. */
export interface Step {
  kind: StepKind
  /** Of `rounds`, from 1; the last one is the mop-up round. */
  round?: number
  first: string
  last: string
}

export interface StepError {
  code:
    | 'missing'
    | 'not-a-day'
    | 'ends-before-it-begins'
    | 'before-the-step-before'
    | 'ends-before-the-step-before'
    | 'overlaps-round'
    | 'round-numbers'
  kind: StepKind
  round?: number
  /** Which of its days is wrong; absent where the step itself is. */
  day?: StepDay
}

/**
 * Lists need the answers that come before them, so steps may not overlap. `correct` may run beside `apply`, and `joining` beside the last round, but
 * not end before it: the list would be published while people apply, and who answers on the last day could not join.
 */
const MAY_OVERLAP: readonly StepKind[] = ['correct', 'joining']

/** What is wrong with the days of a process. */
export function checkSteps(steps: readonly Step[]): StepError[] {
  const missing = STEPS.filter((kind) => !steps.some((step) => step.kind === kind)).map((kind) => ({
    code: 'missing' as const,
    kind,
  }))
  const errors: StepError[] = [...missing, ...checkRounds(steps.filter(({ kind }) => kind === 'rounds'))]
  const inOrder = STEPS.flatMap((kind) =>
    steps.filter((step) => step.kind === kind).sort((a, b) => (a.round ?? 0) - (b.round ?? 0)),
  )
  let before: Step | undefined
  for (const step of inOrder) {
    const error = errorOf(step, before)
    if (error) errors.push({ ...error, kind: step.kind, ...(step.round !== undefined && { round: step.round }) })
    before = step
  }
  return errors
}

type DayError = Pick<Required<StepError>, 'code' | 'day'>

function errorOf({ kind, first, last }: Step, before: Step | undefined): DayError | null {
  if (!isDay(first)) return { code: 'not-a-day', day: 'first' }
  if (!isDay(last)) return { code: 'not-a-day', day: 'last' }
  if (last < first) return { code: 'ends-before-it-begins', day: 'last' }
  if (before === undefined || !isDay(before.last)) return null
  if (MAY_OVERLAP.includes(kind)) {
    if (first < before.first) return { code: 'before-the-step-before', day: 'first' }
    return last < before.last ? { code: 'ends-before-the-step-before', day: 'last' } : null
  }
  if (first > before.last) return null
  const overlaps = kind === 'rounds' && before.kind === 'rounds'
  return { code: overlaps ? 'overlaps-round' : 'before-the-step-before', day: 'first' }
}

function checkRounds(rounds: readonly Step[]): StepError[] {
  const numbers = rounds.map(({ round }) => round ?? 0).sort((a, b) => a - b)
  return numbers.every((round, at) => round === at + 1) ? [] : [{ code: 'round-numbers', kind: 'rounds' }]
}

/** The steps that are open on a day, and the next one that opens. */
export function stepsOn(steps: readonly Step[], day: string): { open: Step[]; next: Step | null } {
  const open = steps.filter(({ first, last }) => first <= day && day <= last)
  const later = steps.filter(({ first }) => first > day).sort((a, b) => (a.first < b.first ? -1 : 1))
  return { open, next: later[0] ?? null }
}
