import { describe, expect, it } from 'vitest'
import { DEFAULT_CORRECTION_SETTINGS, deadlineStep, dueDayFrom, dueDayProblem } from './correction-deadline.ts'

const step = (now: string, remindedDays = 30) =>
  deadlineStep({ dueOn: '2026-12-10', reminderDays: [3, 1, 0], remindedDays, now: new Date(now) })

describe('a deadline', () => {
  it('waits for its first reminder, at nine in the morning in India', () => {
    expect(step('2026-12-01T00:00:00Z')).toEqual({ name: 'wait', until: '2026-12-07T03:30:00.000Z' })
    expect(step('2026-12-07T03:29:59Z')).toMatchObject({ name: 'wait' })
    expect(step('2026-12-07T03:30:00Z')).toEqual({ name: 'remind', days: 3 })
  })

  it('sends each reminder once, and only the last of those that were missed', () => {
    expect(step('2026-12-07T04:00:00Z', 3)).toEqual({ name: 'wait', until: '2026-12-09T03:30:00.000Z' })
    expect(step('2026-12-09T05:00:00Z', 30)).toEqual({ name: 'remind', days: 1 })
    expect(step('2026-12-09T05:00:00Z', 1)).toEqual({ name: 'wait', until: '2026-12-10T18:30:00.000Z' })
  })

  it('ends with its last day in India', () => {
    expect(step('2026-12-10T18:29:59Z', 1)).toMatchObject({ name: 'wait' })
    expect(step('2026-12-10T18:30:00Z', 30)).toEqual({ name: 'end' })
  })

  it('leaves out reminders from before the request', () => {
    expect(step('2026-12-08T06:00:00Z', 2)).toEqual({ name: 'wait', until: '2026-12-09T03:30:00.000Z' })
  })
})

it('is so many days after the request, or none', () => {
  expect(dueDayFrom('2026-12-28', { ...DEFAULT_CORRECTION_SETTINGS, correctionDays: 7 })).toBe('2027-01-04')
  expect(dueDayFrom('2026-12-28', DEFAULT_CORRECTION_SETTINGS)).toBeNull()
})

it('is a day after today, within a year', () => {
  expect(dueDayProblem('2026-12-02', '2026-12-01')).toBeNull()
  expect(dueDayProblem('2026-12-01', '2026-12-01')).toBe('Choose a day after today.')
  expect(dueDayProblem('2027-12-02', '2026-12-01')).toBe('Choose a day within 365 days.')
})
