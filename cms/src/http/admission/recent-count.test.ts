import { expect, it } from 'vitest'
import { RecentCount } from './recent-count.ts'

it('counts the last ten seconds', () => {
  const count = new RecentCount()
  for (const ms of [0, 100, 5000, 9999]) count.add(ms)
  expect([count.total(9999), count.perSecond(9999)]).toEqual([4, 0.4])
  expect([count.total(10_000), count.total(14_999), count.total(15_000), count.total(20_000)]).toEqual([2, 2, 1, 0])
  count.add(30_000)
  expect(count.total(30_000)).toBe(1)
})
