import type { FieldError } from '../../platform/field-error.ts'
import type { ProcessState } from './process.ts'
import type { ProcessRules } from './rules.ts'
import type { Step, StepDay } from './steps.ts'
import type { UnitSetting } from './units.ts'

/** How far a process has come. */
export interface Progress {
  state: ProcessState
  /** The last kind of list that was published. */
  list: 'provisional' | 'final' | null
  /** Published rounds. */
  rounds: number
}

/**
 * What a change of the rules costs: nothing, scores computed anew, or new lists too, for which the rules need a name or version of their own.
 * `fixed`: seats were given by these rules.
 */
export type RuleChange = 'free' | 'scores' | 'lists' | 'fixed'

export function ruleChangeIn({ state, list, rounds }: Progress): RuleChange {
  if (state === 'closed' || rounds > 0) return 'fixed'
  if (state === 'draft') return 'free'
  return list === null ? 'scores' : 'lists'
}

interface RuleChanges {
  before: ProcessRules
  after: ProcessRules
  progress: Progress
}

const locked = (field: string, message: string): FieldError => ({ field, code: 'locked', message })

/** Why rules must stay. Applicants typed marks and choices by them once the process is open. */
export function checkRuleChanges({ before, after, progress }: RuleChanges): FieldError[] {
  const change = ruleChangeIn(progress)
  if (change === 'free') return []
  if (change === 'fixed') return [locked('rules', 'Seats were given by these rules, so they no longer change.')]
  const lost = [...before.categories, ...before.groups].filter(
    (code) => !([...after.categories, ...after.groups] as string[]).includes(code),
  )
  return [
    ...(before.scoring.kind === after.scoring.kind
      ? []
      : [locked('scoring.kind', 'Applicants type their marks for this kind of score, so it no longer changes.')]),
    ...lost.map((code) => locked('categories', `Applicants compete in ${code}, so it stays.`)),
    ...(after.maxChoices < before.maxChoices
      ? [locked('maxChoices', `Applicants may already have ${before.maxChoices} choices, so the number can only grow.`)]
      : []),
    ...(change === 'lists' && JSON.stringify(before.ageLimit) !== JSON.stringify(after.ageLimit)
      ? [locked('ageLimit', 'A list was published with this upper age, so it stays.')]
      : []),
    ...(change === 'lists' && (before.service?.on ?? '') !== (after.service?.on ?? '')
      ? [locked('service', 'A list was published with this day for service, so it stays.')]
      : []),
    ...(change === 'lists' && before.pack.name === after.pack.name && before.pack.version === after.pack.version
      ? [locked('pack.version', 'Lists were published by these rules. Give the new ones a version of their own.')]
      : []),
  ]
}

/** The name of a step among the errors: `steps/rounds/2`. */
export const stepField = ({ kind, round }: Pick<Step, 'kind' | 'round'>) =>
  round === undefined ? `steps/${kind}` : `steps/${kind}/${round}`

/** The name of one of its days: `steps/rounds/2/last`. */
export const dayField = (step: Pick<Step, 'kind' | 'round'>, day: StepDay) => `${stepField(step)}/${day}`

interface StepChanges {
  before: readonly Step[]
  after: readonly Step[]
  /** `YYYY-MM-DD` in India. */
  today: string
  progress: Progress
}

/** Why days must stay: what has begun keeps its first day, what has ended cannot end earlier, and what results rest on is over. */
export function checkStepChanges({ before, after, today, progress }: StepChanges): FieldError[] {
  if (progress.state === 'draft') return []
  if (progress.state === 'closed') return [locked('steps', 'This process is closed, so its days no longer change.')]
  return before.flatMap((old): FieldError[] => {
    const field = stepField(old)
    const [first, last] = [dayField(old, 'first'), dayField(old, 'last')]
    const now = after.find((step) => stepField(step) === field)
    const isSame = now?.first === old.first && now.last === old.last
    if (isSame) return []
    if (now === undefined)
      return old.first <= today || (old.round ?? 0) <= progress.rounds
        ? [locked(field, 'This round has begun, so it stays.')]
        : []
    const given = dayGiven(old, now, { today, progress })
    if (given !== null) return [locked(last, given)]
    if (isOver(old, progress)) {
      const changed = now.first === old.first ? last : first
      return [locked(changed, 'Published results rest on this step, so its days stay.')]
    }
    if (old.first <= today && now.first !== old.first)
      return [locked(first, 'This step has begun, so its first day stays.')]
    if (now.last < today && now.last !== old.last) return [locked(last, 'Enter today or a later day as the last one.')]
    return []
  })
}

/** Why the last day of a published round stays: people answer and pay until then. */
function dayGiven(old: Step, now: Step, { today, progress }: Pick<StepChanges, 'today' | 'progress'>): string | null {
  if (old.kind !== 'rounds' || (old.round ?? 0) > progress.rounds || now.last === old.last) return null
  if ((old.round ?? 0) < progress.rounds) return 'A later round is published, so these days stay.'
  if (old.last < today) return 'Seats that were not answered have ended, so these days stay.'
  return now.last < old.last ? 'Applicants were given these days to answer and pay. You can only add days.' : null
}

function isOver({ kind }: Step, { list, rounds }: Progress): boolean {
  if (kind === 'choices') return rounds > 0
  if (kind === 'apply' || kind === 'correct' || kind === 'provisional-list' || kind === 'objections')
    return list === 'final'
  return false
}

interface CreditChange {
  before: boolean
  after: boolean
  progress: Progress
}

/** Why the credit must stay: applicants accept seats by it from the first round on. */
export function checkCreditChange({ before, after, progress }: CreditChange): FieldError[] {
  if (before === after || progress.rounds === 0) return []
  return [locked('creditsFee', 'Seats were offered with this rule for the course fee, so it stays.')]
}

interface UnitChanges {
  before: readonly UnitSetting[]
  after: readonly UnitSetting[]
  progress: Progress
}

/** Why colleges and amounts must stay: applicants choose them once the process is open, and pay them once a round is published. */
export function checkUnitChanges({ before, after, progress }: UnitChanges): FieldError[] {
  if (progress.state === 'draft') return []
  if (progress.state === 'closed') return [locked('units', 'This process is closed, so its colleges no longer change.')]
  const added = progress.rounds > 0 ? after.filter(({ code }) => !before.some((unit) => unit.code === code)) : []
  const kept = before.flatMap(({ code, amountPaise }) => {
    const now = after.find((unit) => unit.code === code)
    if (now === undefined)
      return [locked('units', `Applicants can choose ${code}, so it stays. Give it no seats instead.`)]
    return progress.rounds > 0 && now.amountPaise !== amountPaise
      ? [locked(`units/${code}`, `Seats of ${code} were offered for this amount, so it stays.`)]
      : []
  })
  return [
    ...added.map(({ collegeName }) =>
      locked(
        'units',
        `A round is published, so ${collegeName} cannot be added any more. Later rounds have the same colleges.`,
      ),
    ),
    ...kept,
  ]
}
