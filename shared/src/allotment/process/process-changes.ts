import { stepField } from './allowed-changes.ts'
import type { ProcessState } from './process.ts'
import type { ReturnHeading } from './return-template.ts'
import type { ProcessRules } from './rules.ts'
import type { Step } from './steps.ts'
import type { UnitSetting } from './units.ts'

/** What staff change in a process. */
export interface ProcessFacts {
  state: ProcessState
  steps: readonly Step[]
  rules: ProcessRules
  units: readonly UnitSetting[]
  /** The version of the seats in use. */
  matrixVersion: number
  /** Whether what was paid for a seat counts towards the course fee. */
  creditsFee: boolean
  /** Columns of the file for the university; empty where staff choose them at each download. */
  returnTemplate: readonly ReturnHeading[]
}

/** One thing that was changed. A type, because it is stored in a JSON column. */
export type ProcessChange = {
  /** `state`, `seats`, `creditsFee`, `returnTemplate`, `steps/…` as in errors, `rules/` and a key of the rules, or `units/` and a code. */
  field: string
  /** Null if it was not there. */
  before: unknown
  after: unknown
}

/** What differs between two states of a process, in the order of its page. */
export function processChanges(before: ProcessFacts, after: ProcessFacts): ProcessChange[] {
  const [was, is] = [factsOf(before), factsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}

function factsOf({ state, steps, rules, units, matrixVersion, ...rest }: ProcessFacts): Map<string, unknown> {
  const { creditsFee, returnTemplate } = rest
  return new Map<string, unknown>([
    ['state', state],
    ...steps.map((step): [string, unknown] => [stepField(step), { first: step.first, last: step.last }]),
    ['creditsFee', creditsFee],
    ...units.map(({ code, ...unit }): [string, unknown] => [`units/${code}`, unit]),
    ...Object.entries(rules).map(([name, rule]): [string, unknown] => [`rules/${name}`, rule]),
    ['seats', matrixVersion],
    ...(returnTemplate.length === 0 ? [] : [['returnTemplate', returnTemplate] as [string, unknown]]),
  ])
}
