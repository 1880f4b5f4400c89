import { expect, it } from 'vitest'
import { areCodesLow, codesRunOutAt } from './phone-code-forecast.ts'

const now = new Date('2026-11-26T12:00:00.000Z')
const use = { used: 4000, limit: 5000, endsAt: '2026-11-26T22:00:00.000Z', recent: 500, now }

it.each([
  ['the rest lasts four hours', {}, '2026-11-26T16:00:00.000Z'],
  ['the rest lasts until the window ends', { recent: 200 }, null],
  ['the rest lasts a little less', { recent: 201 }, '2026-11-26T21:57:00.895Z'],
  ['none was sent lately', { recent: 0 }, null],
  ['none is left', { used: 5000 }, now.toISOString()],
  ['none is left, and none was requested lately', { used: 5000, recent: 0 }, now.toISOString()],
  ['more were sent than a lower limit allows', { used: 6000 }, now.toISOString()],
  ['a script has just begun', { used: 900, recent: 900 }, '2026-11-26T21:06:40.000Z'],
  ['the window has ended', { used: 5000, endsAt: '2026-11-26T11:59:00.000Z' }, null],
])('%s', (_, change, runsOutAt) => {
  expect(codesRunOutAt({ ...use, ...change })).toBe(runsOutAt)
})

it.each([
  [3999, false],
  [4000, true],
  [5000, true],
])('of 5000, %i are many: %s', (used, isLow) => {
  expect(areCodesLow({ ...use, used })).toBe(isLow)
})
