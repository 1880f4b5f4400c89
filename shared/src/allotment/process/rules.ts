import type { BestOfRule } from '../scores/best-of.ts'
import type { WeightedRule } from '../scores/weighted.ts'
import type { CategoryCode, GroupCode } from './units.ts'

/** Everything by which a process scores and allots, apart from its seats. Stored with each run. */
export interface ProcessRules {
  pack: RulePack
  scoring: ({ kind: 'best-of' } & BestOfRule) | ({ kind: 'weighted' } & WeightedRule)
  /** In ten-thousandths of a point. Of the numbers of one's category and groups the lowest counts; without one, that of `UR`. */
  minimumScore: { UR: number } & Partial<Record<CategoryCode | GroupCode, number>>
  ageLimit: AgeLimit | null
  /** Deputed teachers have a list of their own, by the days of service up to `on`, `YYYY-MM-DD`. Missing in older rules. */
  service?: ServiceRule | null | undefined
  /** Decide between equal scores, in this order; then lots. */
  ties: readonly TieRule[]
  /** The first is `UR`. */
  categories: readonly CategoryCode[]
  groups: readonly GroupCode[]
  /** Vacant seats move from one category to another, in this order. */
  moves: readonly { from: CategoryCode; to: CategoryCode }[]
  maxChoices: number
}

interface ServiceRule {
  on: string
}

/** Dated rules with their source. A changed law is a new pack. */
interface RulePack {
  name: string
  version: string
  source: string
  /** The version by which lists were published before; it explains what differs in the next one. */
  replaces?: string
}

export const TIE_RULES = ['language-marks', 'higher-secondary', 'older', 'earlier-submission'] as const
export type TieRule = (typeof TIE_RULES)[number]

/** Ages in completed years. */
export interface AgeLimit {
  /** The day on which ages count, `YYYY-MM-DD`. */
  on: string
  most: { UR: number } & Partial<Record<CategoryCode | 'PWD', number>>
}
