import { describe, expect, it } from 'vitest'
import { type BestOfRule, bestOf, type Subject } from './best-of.ts'
import { weightedSum } from './weighted.ts'

const BEST_FIVE: BestOfRule = { count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['environment'] }

/** Subjects as `kind marks`, of 100 unless it says of how many. */
const subjects = (...rows: string[]): Subject[] =>
  rows.map((row, number) => {
    const [kind, marks = ''] = row.split(' ')
    const [obtained, full = 100] = marks.split('/').map(Number)
    return { name: `S${number}`, kind: kind as Subject['kind'], obtained: obtained ?? 0, full }
  })

describe('the best five', () => {
  it.each([
    [
      'leave out environmental studies',
      ['language 52', 'language 81', 'elective 68', 'elective 82', 'elective 62', 'elective 74', 'environment 88'],
      734_000,
    ],
    [
      'have one language, even if five other subjects are better',
      ['elective 90', 'elective 85', 'elective 80', 'elective 75', 'elective 70', 'language 52', 'language 50'],
      764_000,
    ],
    [
      'are all five of a candidate with five subjects',
      ['language 60', 'elective 70', 'elective 80', 'elective 50', 'environment 90'],
      700_000,
    ],
    [
      'are percentages, not marks',
      ['language 40/50', 'elective 140/200', 'elective 9/10', 'elective 60', 'elective 1/3'],
      666_667,
    ],
    [
      'count half and quarter marks',
      ['language 72.5', 'elective 80.25', 'elective 60', 'elective 70', 'elective 45.5/50'],
      747_500,
    ],
  ])('%s', (_, rows, score) => expect(bestOf(BEST_FIVE, subjects(...rows))?.score).toBe(score))

  it('say which subjects count', () => {
    const rows = [
      'elective 90',
      'elective 85',
      'elective 80',
      'elective 75',
      'elective 70',
      'language 52',
      'language 50',
    ]
    const parts = bestOf(BEST_FIVE, subjects(...rows))?.parts
    expect(parts?.map(({ counts }) => counts)).toEqual([true, true, true, true, false, true, false])
  })

  it.each([
    ['with four subjects', ['language 60', 'elective 70', 'elective 80', 'elective 50']],
    ['without a language', ['elective 1', 'elective 2', 'elective 3', 'elective 4', 'elective 5', 'elective 6']],
    [
      'with environmental studies as the fifth of six',
      ['language 1', 'elective 2', 'elective 3', 'elective 4', 'environment 5', 'environment 6'],
    ],
  ])('give no score %s', (_, rows) => expect(bestOf(BEST_FIVE, subjects(...rows))).toBeNull())

  it('do not depend on the order in which they are typed', () => {
    const rows = ['language 52', 'language 81', 'elective 68', 'elective 82', 'elective 62', 'elective 74']
    expect(bestOf(BEST_FIVE, subjects(...rows.toReversed()))?.score).toBe(bestOf(BEST_FIVE, subjects(...rows))?.score)
  })
})

describe('weighted percentages', () => {
  const rule = {
    parts: [
      { examination: 'secondary', weight: 20, required: true },
      { examination: 'higherSecondary', weight: 20, required: true },
      { examination: 'honours', weight: 30, required: false },
      { examination: 'master', weight: 30, required: false },
    ],
  }
  const marks = [
    { examination: 'secondary', obtained: 612, full: 800 },
    { examination: 'higherSecondary', obtained: 355, full: 500 },
    { examination: 'honours', obtained: 431, full: 800 },
    { examination: 'diploma', obtained: 90, full: 100 },
  ]

  it('are summed as fractions and rounded once', () => {
    // 76.5 × 0.2 + 71 × 0.2 + 53.875 × 0.3
    expect(weightedSum(rule, marks)).toMatchObject({
      score: 456_625,
      parts: [{ score: 153_000 }, { score: 142_000 }, { score: 161_625 }],
    })
    const thirds = [1, 2].map((obtained, at) => ({ examination: rule.parts[at]?.examination ?? '', obtained, full: 3 }))
    expect(weightedSum(rule, thirds)?.score).toBe(200_000)
  })

  it('give no score without a required examination', () => expect(weightedSum(rule, marks.slice(1))).toBeNull())
})
