import { expect, it } from 'vitest'
import { toAbsolute, toRelative } from './relative-days.ts'

const remembered = { relativeDays: ['dueOn'] }
const address = (day: string) =>
  new URLSearchParams({
    'where[or][0][and][0][dueOn][less_than]': day,
    'where[or][0][and][1][number][equals]': '2026-11-27',
    sort: 'rank',
  })

it.each(['2026-11-27', '2026-12-03', '2026-11-20'])('keeps %s in relation to today', (day) => {
  const kept = toRelative(address(day), remembered, '2026-11-27')
  expect(kept.get('where[or][0][and][0][dueOn][less_than]')).toMatch(/^today[+-]\d+$/)
  expect(kept.get('where[or][0][and][1][number][equals]')).toBe('2026-11-27')
  expect(String(toAbsolute(kept, remembered, '2026-11-27'))).toBe(String(address(day)))
})

it('moves with the days', () => {
  const kept = toRelative(address('2026-11-27'), remembered, '2026-11-27')
  expect(toAbsolute(kept, remembered, '2027-01-01').get('where[or][0][and][0][dueOn][less_than]')).toBe('2027-01-01')
})
