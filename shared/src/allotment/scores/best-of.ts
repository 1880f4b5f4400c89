import { inTenThousandths, type Score, sumOfPercentages } from './score.ts'

/** “Best five”: the mean percentage of the best subjects. (West Bengal Board of Primary Education, 829 of 10 June 2016) */
export interface BestOfRule {
  count: number
  /** Of the counted subjects, at least so many are of this kind. */
  atLeast: { kind: SubjectKind; count: number }
  /** Counted only where the candidate has no more subjects than `count`. */
  excluded: readonly SubjectKind[]
}

type SubjectKind = 'language' | 'elective' | 'environment'

export interface Subject {
  name: string
  /** Environmental studies read as an elective are `elective`. */
  kind: SubjectKind
  obtained: number
  /** More than zero. */
  full: number
}

export interface SubjectPart extends Subject {
  counts: boolean
}

/** Null with fewer subjects than the rule counts, or without enough of the kind that it asks for. */
export function bestOf(rule: BestOfRule, subjects: readonly Subject[]): Score<SubjectPart> | null {
  const { count, atLeast, excluded } = rule
  if (subjects.length < count) return null
  const eligible = subjects.length === count ? subjects : subjects.filter(({ kind }) => !excluded.includes(kind))
  // The first of equal subjects: which of them counts changes no score.
  const inOrder = eligible.toSorted((a, b) => b.obtained * a.full - a.obtained * b.full)
  const demanded = inOrder.filter(({ kind }) => kind === atLeast.kind).slice(0, atLeast.count)
  const others = inOrder.filter((subject) => !demanded.includes(subject)).slice(0, count - demanded.length)
  const counted = [...demanded, ...others]
  if (demanded.length < atLeast.count || counted.length < count) return null
  const { numerator, denominator } = sumOfPercentages(counted.map((subject) => ({ ...subject, weight: 1n })))
  return {
    score: inTenThousandths(numerator, denominator * BigInt(count)),
    parts: subjects.map((subject) => ({ ...subject, counts: counted.includes(subject) })),
  }
}
