import { expect, it } from 'vitest'
import { DEFAULT_FEE_SETTINGS } from './fee-settings.ts'
import { boundsOf, ownAmountError } from './own-amount.ts'

const bounds = boundsOf('TOUR', DEFAULT_FEE_SETTINGS)

it.each([9_999, 0, -1, 2_500_001])('refuses %d paise and names the bounds', (paise) => {
  expect(ownAmountError(paise, bounds)).toBe('Enter an amount from ₹100 to ₹25,000.')
})

it.each([10_000, 123_456, 2_500_000])('accepts %d paise', (paise) => {
  expect(ownAmountError(paise, bounds)).toBeNull()
})
