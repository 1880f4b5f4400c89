import { describe, expect, it } from 'vitest'
import { nextTrackingAt } from './tracking-schedule.ts'

const createdAt = new Date('2026-11-01T00:00:00Z')
const HOUR = 3_600_000
const wait = (status: Parameters<typeof nextTrackingAt>[0]['status'], days: number) => {
  const now = new Date(createdAt.getTime() + days * 24 * HOUR)
  const next = nextTrackingAt({ status, createdAt, now })
  return next && (next.getTime() - now.getTime()) / HOUR
}

describe('nextTrackingAt', () => {
  it('asks more often while the parcel is out for delivery', () => {
    expect(wait('outForDelivery', 3)).toBeLessThan(wait('inProgress', 3) ?? 0)
  })

  it('asks daily after a month, and never after three', () => {
    expect(wait('inProgress', 29)).toBe(2)
    expect(wait('inProgress', 30)).toBe(24)
    expect(wait('inProgress', 90)).toBeNull()
  })

  it.each(['delivered', 'returned', 'cancelled'] as const)('does not ask about a parcel that is %s', (status) => {
    expect(wait(status, 0)).toBeNull()
  })
})
