import { describe, expect, it } from 'vitest'
import { nextRefundCheckAt, OVERDUE_AFTER_MS } from './schedule.ts'
import {
  isDoneRefund,
  isFailedRefund,
  isHeldRefund,
  isOpenRefund,
  isUnsentRefund,
  REFUND_LABELS,
  REFUND_STATUSES,
  refundStatusesIn,
} from './status.ts'

describe('refund statuses', () => {
  it('hold the amount unless the refund failed', () => {
    expect(refundStatusesIn(isHeldRefund)).toEqual(REFUND_STATUSES.filter((status) => !isFailedRefund(status)))
  })

  it('are either open or final', () => {
    for (const status of REFUND_STATUSES) {
      expect(isOpenRefund(status)).toBe(!isDoneRefund(status) && !isFailedRefund(status))
      if (isUnsentRefund(status)) expect(isOpenRefund(status)).toBe(true)
    }
  })

  it('all have a label', () => {
    expect(new Set(Object.values(REFUND_LABELS)).size).toBe(REFUND_STATUSES.length)
  })
})

describe('the next check of a refund', () => {
  const requestedAt = new Date('2026-11-21T06:00:00Z')
  const afterMinutes = (minutes: number) => {
    const now = new Date(requestedAt.getTime() + minutes * 60_000)
    return (nextRefundCheckAt({ requestedAt, now }).getTime() - now.getTime()) / 60_000
  }

  it.each([
    [0, 2],
    [3, 2],
    [60, 30],
    [24 * 60, 6 * 60],
  ])('%d minutes after the request follows after %d minutes', (age, wait) => expect(afterMinutes(age)).toBe(wait))

  it('comes before staff are alerted', () => {
    expect(afterMinutes(OVERDUE_AFTER_MS / 60_000)).toBeLessThan(OVERDUE_AFTER_MS / 60_000)
  })
})
