import { formatPaise } from '@pravesh/shared/platform/money'
import { describe, expect, it } from 'vitest'
import { cleanedToPaise, cleanRupees } from './typed-rupees.ts'

describe('an amount as a clerk types it', () => {
  it.each([
    ['1250', 125000],
    ['1,24,000', 12400000],
    ['₹ 1,250.50', 125050],
    ['Rs. 1,250/-', 125000],
    ['1250.5', 125050],
    ['1250.555', 125055],
    ['.5', 50],
    ['12.', 1200],
    ['-40', 4000],
  ])('%s', (typed, paise) => {
    expect(cleanedToPaise(cleanRupees(typed))).toBe(paise)
  })

  it('is nothing without a digit', () => {
    expect(cleanedToPaise(cleanRupees('free'))).toBeNull()
    expect(cleanedToPaise(cleanRupees('.'))).toBeNull()
  })

  it('reads back what it shows', () => {
    for (const paise of [0, 1, 99, 100, 125050, 12345600]) {
      expect(cleanedToPaise(cleanRupees(formatPaise(paise)))).toBe(paise)
    }
  })
})
