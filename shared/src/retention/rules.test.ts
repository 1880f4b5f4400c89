import { describe, expect, it } from 'vitest'
import { endedBefore, MAX_RETENTION_DAYS, periodOn, periodText, RETENTION_KINDS, RETENTION_RULES } from './rules.ts'

describe('the boundary of a period', () => {
  it('is the first moment of a day in India, so the last day is kept as a whole', () => {
    // 29 November 2026 in India, 30 minutes after midnight.
    const now = new Date('2026-11-28T19:00:00.000Z')
    expect(endedBefore(0, now)).toBe('2026-11-28T18:30:00.000Z')
    expect(endedBefore(365, now)).toBe('2025-11-28T18:30:00.000Z')
  })

  it('is the same all day long', () => {
    const first = endedBefore(30, new Date('2026-11-28T18:30:00.000Z'))
    expect(endedBefore(30, new Date('2026-11-29T18:29:59.999Z'))).toBe(first)
    expect(endedBefore(30, new Date('2026-11-29T18:30:00.000Z'))).not.toBe(first)
  })

  it('keeps a record for at least its days', () => {
    const at = Date.parse('2026-11-28T18:30:00.000Z')
    for (const hour of [0, 5, 18, 19, 23]) {
      const now = new Date(at + 365 * 24 * 3_600_000 + (hour - 12) * 3_600_000)
      const isDue = new Date(at).toISOString() < endedBefore(365, now)
      if (isDue) expect(now.getTime() - at).toBeGreaterThan(365 * 24 * 3_600_000)
    }
  })
})

it.each([
  [180, '2027-05-12', 180],
  [180, '2027-05-13', 365],
  [731, '2027-05-13', 731],
])('%i days are on %s %i days, by rule 8(3)', (days, today, inForce) => {
  expect(periodOn(days, today)).toBe(inForce)
})

it.each([
  [1, '1 day'],
  [180, '180 days'],
  [365, '1 year'],
  [730, '2 years'],
  [731, '731 days'],
])('%i days are “%s”', (days, text) => {
  expect(periodText(days)).toBe(text)
})

describe('the table', () => {
  it('has defaults within its bounds', () => {
    for (const { value, min } of Object.values(RETENTION_RULES)) {
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThan(MAX_RETENTION_DAYS)
    }
  })

  it('keeps logs for the year of the law, and names each period once', () => {
    expect(RETENTION_RULES.accessRecords.min).toBe(365)
    const names = RETENTION_KINDS.map((kind) => RETENTION_RULES[kind].placeholder)
    expect(new Set(names).size).toBe(RETENTION_KINDS.length)
  })
})
