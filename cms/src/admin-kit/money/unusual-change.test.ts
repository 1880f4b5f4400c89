import { describe, expect, it } from 'vitest'
import { confirmationQuestion, isUnusualChange, needsConfirmation } from './unusual-change.ts'

describe('a changed amount', () => {
  it.each([
    [100_000, 1_000_000],
    [100_000, 10_000],
    [12_400_000, 1_240_000],
    [100, 5_000],
    [100_000, 0],
    [0, 100],
  ])('from %d to %d paise is unusual', (from, to) => {
    expect(isUnusualChange(from, to)).toBe(true)
  })

  it.each([
    [100_000, 100_000],
    [0, 0],
    [100_000, 999_999],
    [100_000, 10_001],
    [11_200_000, 11_300_000],
  ])('from %d to %d paise is not', (from, to) => {
    expect(isUnusualChange(from, to)).toBe(false)
  })

  it('is confirmed with a question that names both amounts', () => {
    expect(confirmationQuestion(12_400_000, 1_240_000)).toBe(
      '₹12,400 is a tenth or less of the current ₹1,24,000. Check the amount, then confirm it.',
    )
    expect(needsConfirmation(confirmationQuestion(100, 1000))).toBe(true)
    expect(needsConfirmation('Enter an amount, such as 1,250')).toBe(false)
    expect(needsConfirmation(undefined)).toBe(false)
  })
})
