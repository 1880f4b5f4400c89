import { expect, it } from 'vitest'
import { billsByYear } from './bills-by-year.ts'

const order = (orderNumber: string, paidAt: string | null, hasBill = true) => ({
  id: orderNumber,
  orderNumber,
  paidAt,
  hasBill,
  lines: [],
  totalPaise: 100,
})

it('groups the bills by the year of the payment in India, the latest first', () => {
  const orders = [
    order('unpaid', null, false),
    order('soldOut', '2026-06-01T04:00:00.000Z', false),
    order('first of 2026', '2025-12-31T18:31:00.000Z'),
    order('last of 2025', '2025-12-31T18:29:00.000Z'),
    order('latest', '2026-11-26T04:00:00.000Z'),
  ]
  const years = billsByYear(orders).map(({ year, bills }) => [year, bills.map(({ orderNumber }) => orderNumber)])
  expect(years).toEqual([
    ['2026', ['latest', 'first of 2026']],
    ['2025', ['last of 2025']],
  ])
})
