import { expect, it } from 'vitest'
import { serviceIn, timeProblems, timeProblemText, timesOf, withAnotherTime } from './typed-service.ts'

const saved = { school: 'Shalbani High School', from: '2019-07-01', to: null }
const marks = { kind: 'best-of' as const, subjects: [], service: [saved] }
const limits = { today: '2026-07-01', earliest: '2008-05-04' }
const time = (school: string, from: string, to: string) => ({ key: 's0', school, from, to })

it('shows the times as days are written, and an empty one before there are any', () => {
  expect(timesOf(marks)).toEqual([time('Shalbani High School', '01/07/2019', '')])
  expect(timesOf(null)).toEqual([time('', '', '')])
  expect(withAnotherTime(timesOf(marks)).map(({ key }) => key)).toEqual(['s0', 's1'])
})

it('sends what is filled in', () => {
  const times = [time(' Shalbani High School ', '1.7.2019', ''), time('', ' ', '')]
  expect(serviceIn(times)).toEqual([saved])
  expect(timeProblems(times, limits)).toEqual([])
})

it('says what is wrong with a time, in the order of the form', () => {
  const found = timeProblems(
    [time('', '31/02/2019', ''), time('A', '02/01/2020', '01/01/2020'), time('B', '03/05/2008', '')],
    limits,
  )
  expect(found.map(({ field, code }) => [field, code])).toEqual([
    ['school', 'SCHOOL_MISSING'],
    ['from', 'WRONG_DAY'],
    ['to', 'ENDS_BEFORE_START'],
    ['from', 'TOO_YOUNG'],
  ])
  expect(found.map((problem) => timeProblemText(problem, 'en')).slice(-2)).toEqual([
    'The last day is before the first one',
    expect.stringMatching(/4 May 2008 or later\. .* younger than 18 before it$/),
  ])
})
