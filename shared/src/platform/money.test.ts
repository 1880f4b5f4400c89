import { describe, expect, it } from 'vitest'
import { formatPaise, formatRoundPaise, paiseToRupees, rupeesToPaise } from './money.ts'

describe('money', () => {
  it.each([
    [0, '₹0.00', '₹0'],
    [50, '₹0.50', '₹0.50'],
    [12345600, '₹1,23,456.00', '₹1,23,456'],
    [12345650, '₹1,23,456.50', '₹1,23,456.50'],
  ])('formats %i paise as %s, or %s in a headline', (paise, exact, round) => {
    expect(formatPaise(paise)).toBe(exact)
    expect(formatRoundPaise(paise)).toBe(round)
  })

  it('converts paise to rupees and back without loss', () => {
    for (let paise = 0; paise < 200_000; paise += 7) expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise)
  })

  it('rounds to the nearest paisa', () => {
    expect(rupeesToPaise(0.1 + 0.2)).toBe(30)
    expect(rupeesToPaise(1.006)).toBe(101)
  })
})
