import { expect, it } from 'vitest'
import { marksIn, problemsIn, rowsOf, type Scoring, type TypedRow, withAnotherRow } from './typed-marks.ts'

const weighted: Scoring = {
  kind: 'weighted',
  parts: [
    { examination: 'Class 10', weight: 20, required: true },
    { examination: 'Class 12', weight: 80, required: true },
    { examination: 'Degree', weight: 10, required: false },
  ],
}
const best: Scoring = { kind: 'best-of', count: 2, atLeast: { kind: 'language', count: 1 }, excluded: [] }
const row = (change: Partial<TypedRow> = {}): TypedRow => ({
  key: '0',
  name: 'Bengali',
  kind: 'language',
  obtained: '80',
  full: '100',
  ...change,
})
const problems = (rows: readonly TypedRow[], scoring: Scoring = best) =>
  problemsIn(scoring, rows).map(({ field, problem }) => `${field} ${problem}`)

it('begins with a row for each examination of the rule', () => {
  expect(rowsOf(weighted, null).map(({ name, obtained }) => [name, obtained])).toEqual([
    ['Class 10', ''],
    ['Class 12', ''],
    ['Degree', ''],
  ])
})

it('begins with as many subjects as count, of the kinds that are asked for', () => {
  expect(rowsOf(best, null).map(({ kind }) => kind)).toEqual(['language', 'elective'])
  expect(rowsOf(best, { kind: 'best-of', subjects: [] })).toHaveLength(2)
})

it('shows saved marks again, and sends the same', () => {
  const marks = { kind: 'weighted' as const, examinations: [{ examination: 'Class 12', obtained: 300, full: 500 }] }
  expect(marksIn(weighted, rowsOf(weighted, marks))).toEqual(marks)
  const subjects = [{ name: 'Bengali', kind: 'language' as const, obtained: 80, full: 100 }]
  expect(marksIn(best, rowsOf(best, { kind: 'best-of', subjects }))).toEqual({ kind: 'best-of', subjects })
})

it('gives another row a key of its own, also after one was removed', () => {
  const rows = withAnotherRow([row({ key: '0' }), row({ key: '4' })])
  expect(rows.map(({ key }) => key)).toEqual(['0', '4', '5'])
  expect(withAnotherRow([]).map(({ key }) => key)).toEqual(['0'])
})

it.each([
  [row(), []],
  [row({ obtained: '८०', full: '১০০' }), []],
  [row({ name: '' }), ['name name-missing']],
  [row({ obtained: '' }), ['obtained obtained-missing']],
  [row({ obtained: '55.5' }), []],
  [row({ obtained: '55.555' }), ['obtained obtained-wrong']],
  [row({ obtained: '-1' }), ['obtained obtained-wrong']],
  [row({ full: '' }), ['full full-missing']],
  [row({ full: '0' }), ['full full-wrong']],
  [row({ full: '100001' }), ['full full-wrong']],
  [row({ obtained: '101' }), ['obtained more-than-full']],
  [row({ name: '', obtained: '', full: ' ' }), []],
])('finds what is wrong with %j', (typed, found) =>
  expect(problems([row({ key: '9', name: 'Art' }), typed])).toEqual(found),
)

it('asks for the first row of a blank form', () => {
  expect(problems(rowsOf(best, null))).toEqual(['name name-missing', 'obtained obtained-missing', 'full full-missing'])
})

it('finds a subject that is typed twice', () => {
  expect(problems([row(), row({ key: '1', name: ' bengali ' })])).toEqual(['name name-repeated'])
})

it('asks for examinations that the rule requires', () => {
  expect(problems(rowsOf(weighted, null), weighted)).toEqual([
    'obtained obtained-missing',
    'full full-missing',
    'obtained obtained-missing',
    'full full-missing',
  ])
})
