import { expect, it } from 'vitest'
import { reportLines } from './report-lines.ts'
import type { Score } from './score.ts'

const file = 'cms/src/fees/amount.ts'
const survivor = { file, line: 5, before: 'a < b', after: 'a <= b', isKilled: false }

it('lists survivors, outdated entries and scores', () => {
  const scores: Score[] = [{ name: 'cms', killed: 2, survivors: [survivor], percent: 200 / 3 }]
  const outdated = [{ file, before: 'c', after: 'd', reason: '' }]
  expect(reportLines({ scores, outdated })).toEqual([
    'survived  cms/src/fees/amount.ts:5  a < b -> a <= b',
    'outdated  cms/src/fees/amount.ts  c -> d is killed or gone: remove it from scripts/mutation/equivalent.ts',
    'cms       2 killed, 1 survived: 66.7 %',
  ])
})

it('cuts long code', () => {
  const long = { ...survivor, before: 'x'.repeat(200) }
  const [line = ''] = reportLines({ scores: [{ name: 'cms', killed: 0, survivors: [long], percent: 0 }], outdated: [] })
  expect(line).toHaveLength(`survived  ${file}:5  ${'x'.repeat(80)} -> a <= b`.length)
  expect(line).toContain('x… -> a <= b')
})
