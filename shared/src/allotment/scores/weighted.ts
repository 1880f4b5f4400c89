import { inTenThousandths, type Score, sumOfPercentages } from './score.ts'

/** Percentages of examinations, each with a weight, summed; as on the merit sheets of B.Ed colleges. */
export interface WeightedRule {
  parts: readonly { examination: string /** In hundredths: 20 for 0.2. */; weight: number; required: boolean }[]
}

export interface ExaminationMarks {
  examination: string
  obtained: number
  /** More than zero. */
  full: number
}

export interface WeightedPart extends ExaminationMarks {
  weight: number
  /** In ten-thousandths of a point. */
  score: number
}

/** Null without the marks of an examination that the rule requires. Examinations without a weight do not count. */
export function weightedSum(rule: WeightedRule, marks: readonly ExaminationMarks[]): Score<WeightedPart> | null {
  const counted = rule.parts.flatMap(({ examination, weight, required }) => {
    const own = marks.find((row) => row.examination === examination)
    if (own) return [{ ...own, weight }]
    return required ? [null] : []
  })
  if (counted.length === 0 || counted.includes(null)) return null
  const present = counted.filter((part) => part !== null)
  const scoreOf = (parts: typeof present) => {
    const weighted = parts.map((part) => ({ ...part, weight: BigInt(part.weight) }))
    const { numerator, denominator } = sumOfPercentages(weighted)
    return inTenThousandths(numerator, denominator * 100n)
  }
  return { score: scoreOf(present), parts: present.map((part) => ({ ...part, score: scoreOf([part]) })) }
}
