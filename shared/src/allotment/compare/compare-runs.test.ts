import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { withCountingGroups } from '../run/counting-groups.ts'
import { compareRuns, type Run } from './compare-runs.ts'

const BEFORE: DescribedRun = {
  units: { A: { UR: 2, OBC: 1 }, B: { UR: 1 } },
  candidates: { one: '90 - A>B', two: '80 - A>B', three: '70 OBC A', four: '60 - B>A', five: '50 OBC A' },
}
const run = (described: DescribedRun): Run => {
  const input = withCountingGroups(runOf(described))
  return { input, result: allot(input) }
}
const changes = (after: Partial<DescribedRun>) =>
  compareRuns(run(BEFORE), run({ ...BEFORE, ...after })).map(
    ({ key, cause, after }) => `${key}: ${cause}, ${after?.unit ?? 'none'}`,
  )

it('lists nothing for the same run', () => expect(changes({})).toEqual([]))

it.each<[string, Partial<DescribedRun>, string[]]>([
  [
    'a mark that was corrected',
    { candidates: { ...BEFORE.candidates, two: '55 - A>B' } },
    ['five: others, A', 'three: others, A', 'two: merit, none'],
  ],
  [
    'a claim that was refused',
    { candidates: { ...BEFORE.candidates, three: '70 - A' } },
    ['five: others, A', 'three: claims, none'],
  ],
  [
    'someone who left',
    { candidates: { one: '90 - A>B', three: '70 OBC A', four: '60 - B>A', five: '50 OBC A' } },
    ['five: others, A', 'three: others, A', 'two: person-left, none'],
  ],
  ['other seats', { units: { A: { UR: 1, OBC: 1 }, B: { UR: 1 } } }, ['four: seats, none', 'two: seats, B']],
])('names the cause: %s', (_, after, expected) => {
  expect(changes(after)).toEqual(expected)
})

it('names rules that changed', () => {
  const units = { A: { UR: 2, OBC: 1 }, B: { UR: 1, SC: 1 } }
  const [before, after] = [
    { ...BEFORE, units },
    { ...BEFORE, units, moves: [['SC', 'UR']] as const },
  ]
  const candidates = { ...BEFORE.candidates, six: '55 - B' }
  expect(compareRuns(run({ ...before, candidates }), run({ ...after, candidates }))).toEqual([
    { key: 'six', before: null, after: { unit: 'B', category: 'UR' }, cause: 'rules' },
  ])
})

describe('a group that only one run has', () => {
  const candidates = { one: '90 - PwD A', two: '80 - A>B', three: '70 - W PwD A', four: '60 - W B', five: '50 - B' }
  const seats = (minimum: Record<string, number>): DescribedRun => ({
    units: { A: { UR: { seats: 2, minimum } }, B: { UR: 1 } },
    candidates,
  })
  const between = (before: DescribedRun, after: DescribedRun) =>
    compareRuns(run(before), run(after)).map(({ key, cause }) => `${key}: ${cause}`)

  it('is a change of seats for those who choose the unit, and not of claims', () => {
    const expected = ['four: others', 'three: seats', 'two: seats']
    expect(between(seats({}), seats({ W: 1 }))).toEqual(expected)
    expect(between(seats({ W: 1 }), seats({}))).toEqual(expected)
    expect(between(seats({}), seats({ PwD: 2 }))).toEqual(expected)
  })

  it('leaves the change of a claim to another group visible', () => {
    const other = { ...candidates, three: '70 - PwD A' }
    expect(between(seats({ W: 1 }), { ...seats({ W: 1 }), candidates: other })).toEqual([
      'four: others',
      'three: claims',
      'two: others',
    ])
  })

  it('counts no claim of a file from when all groups of everyone were in it', () => {
    const full = runOf(seats({}))
    const [before, after] = [{ input: full, result: allot(full) }, run(seats({ W: 1 }))]
    expect(compareRuns(before, after).map(({ cause }) => cause)).toEqual(['others', 'seats', 'seats'])
  })
})
