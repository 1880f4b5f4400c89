import { expect, it } from 'vitest'
import { furtherOf, markRows, marksOf, scoreOfRows } from './typed-marks.ts'

const bestOf = { kind: 'best-of', count: 2, atLeast: { kind: 'language', count: 1 }, excluded: [] } as const
const subjects = [
  { name: 'Bengali', kind: 'language', obtained: 52, full: 100 },
  { name: 'History', kind: 'elective', obtained: 81.5, full: 100 },
] as const
const typed = { kind: 'best-of', subjects } as const
const weighted = {
  kind: 'weighted',
  parts: [
    { examination: 'Madhyamik', weight: 20, required: true },
    { examination: 'Master', weight: 30, required: false },
  ],
} as const

it('sends what was typed unchanged, and prefers what an officer found', () => {
  const rows = markRows({ scoring: bestOf, marks: typed, verifiedMarks: null })
  expect(marksOf(rows, bestOf)).toEqual(typed)
  expect(scoreOfRows(rows, bestOf)).toBe(667_500)
  const found = { kind: 'best-of', subjects: [{ ...subjects[0], obtained: 50 }] } as const
  expect(markRows({ scoring: bestOf, marks: typed, verifiedMarks: found }).map(({ obtained }) => obtained)).toEqual([
    '50',
  ])
})

it('has a row for each examination of the rule, and leaves out those without marks', () => {
  const marks = { kind: 'weighted', examinations: [{ examination: 'Madhyamik', obtained: 300, full: 500 }] } as const
  const rows = markRows({ scoring: weighted, marks, verifiedMarks: null })
  expect(rows.map(({ name, obtained }) => [name, obtained])).toEqual([
    ['Madhyamik', '300'],
    ['Master', ''],
  ])
  expect(marksOf(rows, weighted)).toEqual(marks)
  expect(scoreOfRows(rows, weighted)).toBe(120_000)
})

it.each([
  ['no full marks', { full: '' }],
  ['full marks of zero', { full: '0' }],
  ['words', { obtained: 'many' }],
])('gives no score with %s', (_, change) => {
  const rows = markRows({ scoring: bestOf, marks: typed, verifiedMarks: null })
  expect(
    scoreOfRows(
      rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)),
      bestOf,
    ),
  ).toBeNull()
})

it('offers what an officer confirmed of the further subjects, else what the applicant asked for', () => {
  const marks = { ...typed, further: ['History', 'Physics'] }
  const further = ['English', 'History']
  expect(furtherOf({ scoring: bestOf, marks, verifiedMarks: null, further })).toEqual(['History'])
  expect(furtherOf({ scoring: bestOf, marks, verifiedMarks: typed, further })).toEqual([])
})
