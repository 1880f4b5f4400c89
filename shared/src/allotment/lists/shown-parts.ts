import type { ProcessRules } from '../process/rules.ts'
import type { SubjectPart } from '../scores/best-of.ts'
import { percentage } from '../scores/score.ts'
import type { WeightedPart } from '../scores/weighted.ts'

/**
 * What a score is made of, as public lists show it, in ten-thousandths. Of examinations their points, in the order of the rule, null for one that
 * someone does not have. Of subjects the percentages of those that count, the best first: their names would say more about a person.
 */
export type ShownParts = readonly (number | null)[]

export function shownParts(
  scoring: ProcessRules['scoring'],
  parts: readonly (SubjectPart | WeightedPart)[],
): ShownParts {
  if (scoring.kind === 'weighted') {
    const points = new Map(parts.flatMap((part) => ('weight' in part ? [[part.examination, part.score] as const] : [])))
    return scoring.parts.map(({ examination }) => points.get(examination) ?? null)
  }
  const counted = parts.filter((part) => 'counts' in part && part.counts)
  return counted.map(percentage).sort((a, b) => b - a)
}
