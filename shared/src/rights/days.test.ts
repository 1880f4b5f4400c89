import { expect, it } from 'vitest'
import { answerBy, daysLeft, longestDays, rightDaysIn } from './days.ts'

it('has the default for days that are not stored', () => {
  expect(rightDaysIn({ erasure: 7 })).toEqual({ access: 30, correction: 30, erasure: 7, nomination: 30, complaint: 15 })
  expect(rightDaysIn(null).erasure).toBe(30)
})

it('promises the longest of the days for data; complaints have their own', () => {
  expect(longestDays({ ...rightDaysIn(null), erasure: 45, complaint: 90 })).toBe(45)
})

it('counts days in India, and the last one whole', () => {
  const by = answerBy(15, new Date('2026-11-20T18:30:00.000Z'))
  expect(by).toBe('2026-12-05T18:30:00.000Z')
  expect(daysLeft(by, new Date('2026-12-06T18:29:59.999Z'))).toBe(0)
  expect(daysLeft(by, new Date('2026-12-06T18:30:00.000Z'))).toBe(-1)
  expect(daysLeft(by, new Date('2026-11-20T18:30:00.000Z'))).toBe(15)
})
