import { expect, it } from 'vitest'
import { DEFAULT_FEE_SETTINGS } from './fee-settings.ts'
import { boundsOf, isWithin } from './own-amount.ts'

const bounds = boundsOf('TOUR', DEFAULT_FEE_SETTINGS)

it.each([9_999, 0, -1, 2_500_001])('refuses %d paise', (paise) => {
  expect(isWithin(paise, bounds)).toBe(false)
})

it.each([10_000, 123_456, 2_500_000])('accepts %d paise', (paise) => {
  expect(isWithin(paise, bounds)).toBe(true)
})
