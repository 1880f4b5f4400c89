import { expect, it } from 'vitest'
import { listMismatches } from './mismatches.ts'

const expected = { transactionId: 'T1', amountPaise: 50_000 }
const agreed = { transactionId: 'T1', amountPaise: 50_000, currency: 'INR' }

it('accepts a payment whose amount, currency and reference agree', () => {
  expect(listMismatches(agreed, expected)).toEqual([])
})

it.each([
  ['an amount that is a paisa too low', { amountPaise: 49_999 }, ['₹499.99 was paid instead of ₹500.00.']],
  ['an amount that is too high', { amountPaise: 50_100 }, ['₹501.00 was paid instead of ₹500.00.']],
  ['a different currency', { currency: 'USD' }, ['The currency is USD instead of INR.']],
  ['a different payment', { transactionId: 'T2' }, ['The report is for transaction T2.']],
])('reports %s', (_, change, found) => {
  expect(listMismatches({ ...agreed, ...change }, expected)).toEqual(found)
})

it('reports all mismatches', () => {
  expect(listMismatches({ transactionId: 'T2', amountPaise: 1, currency: 'USD' }, expected)).toHaveLength(3)
})
