import { expect, it } from 'vitest'
import { lengthOfService, type ServicePeriod } from './service.ts'

const period = (from: string, to: string | null) => ({ school: 'Shalbani High School', from, to })
const ON = '2026-07-01'

it.each<[string, ServicePeriod[], number[]]>([
  ['both days of a period', [period('2026-06-01', '2026-06-10')], [10]],
  ['up to the day that counts', [period('2026-06-30', null), period('2026-07-02', null)], [2, 0]],
  ['no day after the one that counts', [period('2026-06-30', '2026-12-31')], [2]],
  ['a day in two periods once', [period('2026-01-01', '2026-01-10'), period('2026-01-06', '2026-01-15')], [10, 5]],
  [
    'nothing of a period inside another',
    [period('2026-01-01', '2026-01-10'), period('2026-01-03', '2026-01-04')],
    [10, 0],
  ],
  [
    'the days after a period that lasts longer than the next one',
    [period('2026-01-01', '2026-01-10'), period('2026-01-03', '2026-01-04'), period('2026-01-05', '2026-01-12')],
    [10, 0, 2],
  ],
  ['the leap day', [period('2024-02-28', '2024-03-01')], [3]],
  ['nothing without a period', [], []],
])('counts %s', (_, periods, days) => {
  const { score, parts } = lengthOfService(periods, ON)
  expect(parts.map((part) => part.days)).toEqual(days)
  expect(score).toBe(days.reduce((sum, own) => sum + own, 0) * 10_000)
  expect(lengthOfService(periods.toReversed(), ON).score).toBe(score)
})
