import { expect, it } from 'vitest'
import { periodOf } from './affected-period.ts'

it('has whole days, and times of India', () => {
  expect(periodOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: '2026-11-20T18:30:00.000Z',
    to: '2026-11-21T18:29:59.999Z',
  })
  expect(periodOf({ from: '2026-11-21T09:30', to: '2026-11-21T09:30:15' })).toEqual({
    from: '2026-11-21T04:00:00.000Z',
    to: '2026-11-21T04:00:15.000Z',
  })
  expect(periodOf({ from: '2026-11-21T09:30:00+05:30', to: '2026-11-21T04:00Z' }).from).toBe('2026-11-21T04:00:00.000Z')
})

it.each([
  [undefined, '2026-11-21', '--from is missing'],
  ['2026-11-21', undefined, '--to is missing'],
  ['2026-02-30', '2026-11-21', '--from (2026-02-30) is no day or time'],
  ['2026-02-30T10:00', '2026-11-21', '--from (2026-02-30T10:00) is no day or time'],
  ['2026-11-21', 'yesterday', '--to (yesterday) is no day or time'],
  ['2026-11-21', '2026-11-21T25:00', '--to (2026-11-21T25:00) is no day or time'],
  ['2026-11-22', '2026-11-21', '--to (2026-11-21) is before --from (2026-11-22)'],
])('says what is wrong with %s to %s', (from, to, message) => {
  expect(() => periodOf({ from, to })).toThrow(message)
})
