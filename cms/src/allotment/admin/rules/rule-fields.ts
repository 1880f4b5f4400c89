import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'

/** What the groups of fields share. */
export interface RuleFieldsProps {
  rules: ProcessRules
  set: (change: Partial<ProcessRules>) => void
  /** What is wrong with a field; empty otherwise. */
  problem: (field: string) => string
}

/** As they are sent, without the numbers and moves of categories and groups that are no longer selected. */
export function prunedRules(rules: ProcessRules): ProcessRules {
  const { categories, groups, minimumScore, ageLimit, moves, pack } = rules
  const kept: readonly string[] = [...categories, ...groups]
  const ofKept = <Limits extends object>(limits: Limits) =>
    Object.fromEntries(Object.entries(limits).filter(([code]) => kept.includes(code) || code === 'PWD')) as Limits
  const { PWD, ...scores } = ofKept(minimumScore)
  return {
    ...rules,
    pack: { name: pack.name, version: pack.version, source: pack.source },
    minimumScore: PWD !== undefined && kept.includes('PWD') ? { ...scores, PWD } : scores,
    ageLimit: ageLimit && { ...ageLimit, most: ofKept(ageLimit.most) },
    moves: moves.filter(({ from, to }) => kept.includes(from) && kept.includes(to)),
  }
}
