import { expect, it } from 'vitest'
import { isBought, isUnpaid, PURCHASE_STATUSES, statusAfterRefund } from './purchase-status.ts'

it('lets only paid purchases be watched, and only open ones be paid', () => {
  expect(PURCHASE_STATUSES.filter(isBought)).toEqual(['paid'])
  expect(PURCHASE_STATUSES.filter(isUnpaid)).toEqual(['open'])
})

it.each([
  [0, 'paid'],
  [49_999, 'paid'],
  [50_000, 'refunded'],
  [50_001, 'refunded'],
])('after a refund of %i paise of 50000 it is %s', (refundedPaise, status) => {
  expect(statusAfterRefund({ amountPaise: 50_000, refundedPaise })).toBe(status)
})
