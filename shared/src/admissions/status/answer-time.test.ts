import { describe, expect, it } from 'vitest'
import { answerBy } from './answer-time.ts'
import type { EventKind } from './events.ts'
import { APPLICATION_STATUSES, isWaitingForStaff } from './status.ts'

const settings = { workingDaysToDecide: 2, worksOnSaturdays: true }
// A Thursday evening in UTC that is a Friday in India.
const feePaidAt = '2026-11-26T20:00:00.000Z'
const later = (kind: EventKind) => [{ kind, at: '2026-12-01T06:00:00.000Z' }]

describe('answerBy', () => {
  it('counts from the day in India on which the fee was paid', () => {
    expect(answerBy({ status: 'SUBMITTED', feePaidAt, events: later('document-verified') }, settings)).toBe(
      '2026-11-30',
    )
  })

  it.each(['resubmitted', 'recalled', 'approval-withdrawn', 'reopened'] as const)('starts again after %s', (kind) => {
    expect(answerBy({ status: 'REOPENED', feePaidAt, events: later(kind) }, settings)).toBe('2026-12-03')
  })

  it('counts from the payment if that came last', () => {
    const events = [{ kind: 'resubmitted', at: '2026-11-01T06:00:00.000Z' } as const]
    expect(answerBy({ status: 'RESUBMITTED', feePaidAt, events }, settings)).toBe('2026-11-30')
  })

  it('promises nothing without the fee, or while the application is not with staff', () => {
    expect(answerBy({ status: 'SUBMITTED', feePaidAt: null, events: [] }, settings)).toBeNull()
    const promised = APPLICATION_STATUSES.filter((status) => answerBy({ status, feePaidAt, events: [] }, settings))
    expect(promised).toEqual(APPLICATION_STATUSES.filter(isWaitingForStaff))
  })
})
