import { describe, expect, it } from 'vitest'
import { isOverdue, type MeritPeriod, periodOf, type WaitingFacts, waitingOf } from './answer-time.ts'
import type { EventKind } from './events.ts'
import { APPLICATION_STATUSES, isWaitingForStaff } from './status.ts'

const settings = { workingDaysToDecide: 2, worksOnSaturdays: true, holidays: [] }
// A Thursday evening in UTC that is a Friday in India.
const feePaidAt = '2026-11-26T20:00:00.000Z'
const submittedAt = '2026-11-26T19:00:00.000Z'
const later = (kind: EventKind) => [{ kind, at: '2026-12-01T06:00:00.000Z' }]
const waiting = (facts: Partial<WaitingFacts>) =>
  waitingOf({ status: 'SUBMITTED', feePaidAt, submittedAt, events: [], ...facts }, settings)

describe('waitingOf', () => {
  it('counts from the day in India on which the fee was paid', () => {
    expect(waiting({ events: later('document-verified') })).toMatchObject({
      waitingSince: feePaidAt,
      dueOn: '2026-11-30',
    })
  })

  it.each(['resubmitted', 'recalled', 'approval-withdrawn', 'reopened'] as const)('starts again after %s', (kind) => {
    expect(waiting({ status: 'REOPENED', events: later(kind) })).toMatchObject({
      waitingSince: '2026-12-01T06:00:00.000Z',
      dueOn: '2026-12-03',
    })
  })

  it('counts from the payment if that came last', () => {
    const events = [{ kind: 'resubmitted', at: '2026-11-01T06:00:00.000Z' } as const]
    expect(waiting({ status: 'RESUBMITTED', events }).dueOn).toBe('2026-11-30')
  })

  it('goes on waiting since the stored time after an event that starts nothing', () => {
    const since = '2026-12-01T06:00:00.000Z'
    expect(waiting({ status: 'RESUBMITTED', since, events: later('document-verified') }).waitingSince).toBe(since)
  })

  it('skips holidays', () => {
    const facts = { status: 'SUBMITTED', feePaidAt, submittedAt, events: [] } as const
    expect(waitingOf(facts, { ...settings, holidays: ['2026-11-28', '2026-11-30'] }).dueOn).toBe('2026-12-02')
  })

  it('promises nothing without the fee, or while the application is not with staff', () => {
    expect(waiting({ feePaidAt: null })).toMatchObject({ waitingSince: null, dueOn: null })
    const promised = APPLICATION_STATUSES.filter((status) => waiting({ status }).dueOn)
    expect(promised).toEqual(APPLICATION_STATUSES.filter(isWaitingForStaff))
  })

  it('orders what waits by its time, before all others, which are newest first', () => {
    const orders = [
      waiting({}),
      waiting({ status: 'REOPENED', events: later('reopened') }),
      waiting({ status: 'APPROVED', submittedAt: '2026-11-27T00:00:00.000Z' }),
      waiting({ feePaidAt: null, submittedAt: '2026-11-26T00:00:00.000Z' }),
      waiting({ status: 'REJECTED', submittedAt: '2020-01-01T00:00:00.000Z' }),
    ].map(({ rank }) => rank)
    expect(orders).toEqual([...orders].sort((one, other) => one - other))
    expect(new Set(orders).size).toBe(orders.length)
  })
})

describe('isOverdue', () => {
  it.each([
    ['2026-11-29', true],
    ['2026-11-30', false],
    ['2026-12-01', false],
    [null, false],
  ])('%s on 30 November: %s', (due, expected) => {
    expect(isOverdue(due, '2026-11-30')).toBe(expected)
  })
})

describe('an application in a merit process', () => {
  const period: MeritPeriod = {
    ...{ course: 'BED', sessionYear: '2026-2028' },
    ...{ openedAt: '2026-11-01T00:00:00.000Z', closedAt: null },
  }

  it('waits without a promised day while the process is open', () => {
    const { waitingSince, dueOn, rank } = waiting({ period })
    expect(dueOn).toBeNull()
    expect({ waitingSince, rank }).toEqual({ waitingSince: waiting({}).waitingSince, rank: waiting({}).rank })
  })

  it('is answered some working days after the end of the process, or after it came to staff later', () => {
    const { dueOn } = waiting({ feePaidAt: '2027-03-01T06:00:00.000Z' })
    expect(waiting({ period: { ...period, closedAt: '2027-03-01T06:00:00.000Z' } }).dueOn).toBe(dueOn)
    const before = { ...period, closedAt: '2026-11-02T06:00:00.000Z' }
    expect(waiting({ period: before }).dueOn).toBe(waiting({}).dueOn)
  })

  it('is found by its course and session', () => {
    expect(periodOf([period], { course: 'BED', sessionYear: '2026-2028' })).toBe(period)
    expect(periodOf([period], { course: 'DELED', sessionYear: '2026-2028' })).toBeNull()
    expect(periodOf([period], { course: 'BED', sessionYear: '2027-2029' })).toBeNull()
  })
})
