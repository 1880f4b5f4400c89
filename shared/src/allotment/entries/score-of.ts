import type { ProcessRules } from '../process/rules.ts'
import { bestOf, type SubjectPart } from '../scores/best-of.ts'
import type { Score } from '../scores/score.ts'
import { type WeightedPart, weightedSum } from '../scores/weighted.ts'
import type { Marks } from './entry.ts'

/** The score of marks by the rule of their process; null without marks, with those of another rule, or where the rule gives none. */
export function scoreOf(
  scoring: ProcessRules['scoring'],
  marks: Marks | null,
): Score<SubjectPart> | Score<WeightedPart> | null {
  if (marks?.kind === 'best-of' && scoring.kind === 'best-of') return bestOf(scoring, marks.subjects)
  if (marks?.kind === 'weighted' && scoring.kind === 'weighted') return weightedSum(scoring, marks.examinations)
  return null
}
