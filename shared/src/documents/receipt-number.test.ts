import { expect, it } from 'vitest'
import { financialYear, receiptBook, receiptNumber } from './receipt-number.ts'

it.each([
  ['2026-03-31T18:29:59.999Z', '2025-26'],
  ['2026-03-31T18:30:00.000Z', '2026-27'],
  ['2027-03-31T18:29:59.999Z', '2026-27'],
  ['2099-12-31T00:00:00.000Z', '2099-00'],
])('%s is in the financial year %s', (at, year) => expect(financialYear(new Date(at))).toBe(year))

it('numbers a receipt within its book', () => {
  const book = receiptBook(new Date('2026-11-22T06:00:00Z'))
  expect(receiptNumber({ book, position: 123 })).toBe('PR/2026-27/000123')
  expect(receiptNumber({ book, position: 1_234_567 })).toBe('PR/2026-27/1234567')
})

it('numbers a bill of supply in a series of its own, with at most 16 characters', () => {
  const book = receiptBook(new Date('2026-11-22T06:00:00Z'), 'order')
  expect(receiptNumber({ book, position: 123 })).toBe('BS/26-27/000123')
  expect(receiptNumber({ book, position: 9_999_999 }).length).toBeLessThanOrEqual(16)
  expect(receiptBook(new Date('2026-11-22T06:00:00Z'), 'fee')).toBe('PR/2026-27')
})
