import { expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { compareRuns, type Run } from './compare-runs.ts'

const BEFORE: DescribedRun = {
  units: { A: { UR: 2, OBC: 1 }, B: { UR: 1 } },
  candidates: { one: '90 - A>B', two: '80 - A>B', three: '70 OBC A', four: '60 - B>A', five: '50 OBC A' },
}
const run = (described: DescribedRun): Run => {
  const input = runOf(described)
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
