/** What came of the decisions of several readers, and how often each agreed. (decision 0086) */
import { isSameVerdict, type ReadDecision, type Reading } from './reading.ts'

/** What came of a reading. `upheld`, `overturned`: the third person decided as the first one, or otherwise. */
export const READING_OUTCOMES = ['agreed', 'upheld', 'overturned'] as const
export type ReadingOutcome = (typeof READING_OUTCOMES)[number]

export const OUTCOME_LABELS: Record<ReadingOutcome, string> = {
  agreed: 'Both agreed',
  upheld: 'A third person decided as the first reader',
  overturned: 'A third person decided otherwise than the first reader',
}

export function outcomeOf({ first }: Reading, third: ReadDecision | null): ReadingOutcome {
  if (third === null) return 'agreed'
  return isSameVerdict(first.decision, third) ? 'upheld' : 'overturned'
}

/** Finished readings of one person as one of the readers. */
export interface ReadingCount {
  staffId: string
  outcome: ReadingOutcome
  count: number
}

/** How often a person agreed with others. */
export interface Agreement {
  staffId: string
  /** As the first reader. */
  first: number
  agreed: number
  disagreed: number
  overturned: number
  /** As the second reader. */
  second: number
  differed: number
  /** Disagreements in which the third person did not decide as the first reader either. */
  confirmed: number
}

/** The agreement of each person who read, from counts as the first and as the second reader. */
export function agreementOf(asFirst: readonly ReadingCount[], asSecond: readonly ReadingCount[]): Agreement[] {
  const ids = [...new Set([...asFirst, ...asSecond].map(({ staffId }) => staffId))]
  return ids.map((staffId) => {
    const first = countsOf(asFirst, staffId)
    const second = countsOf(asSecond, staffId)
    return {
      staffId,
      first: first.agreed + first.upheld + first.overturned,
      agreed: first.agreed,
      disagreed: first.upheld + first.overturned,
      overturned: first.overturned,
      second: second.agreed + second.upheld + second.overturned,
      differed: second.upheld + second.overturned,
      confirmed: second.overturned,
    }
  })
}

function countsOf(counts: readonly ReadingCount[], staffId: string): Record<ReadingOutcome, number> {
  const sums = { agreed: 0, upheld: 0, overturned: 0 }
  for (const each of counts) if (each.staffId === staffId) sums[each.outcome] += each.count
  return sums
}
