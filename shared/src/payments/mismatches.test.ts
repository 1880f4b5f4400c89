import { expect, it } from 'vitest'
import { listMismatches } from './mismatches.ts'

const expected = { transactionId: 'T1', amountPaise: 50_000 }
const agreed = { transactionId: 'T1', amountPaise: 50_000, currency: 'INR' }

it('lets a payment count when amount, currency and reference agree', () => {
  expect(listMismatches(agreed, expected)).toEqual([])
})

it.each([
  ['a paisa too little', { amountPaise: 49_999 }, ['₹499.99 was paid instead of ₹500.00.']],
  ['too much', { amountPaise: 50_100 }, ['₹501.00 was paid instead of ₹500.00.']],
  ['another currency', { currency: 'USD' }, ['The currency is USD instead of INR.']],
  ['another payment', { transactionId: 'T2' }, ['The report is for transaction T2.']],
])('finds %s', (_, change, found) => {
  expect(listMismatches({ ...agreed, ...change }, expected)).toEqual(found)
})

it('names all of it', () => {
  expect(listMismatches({ transactionId: 'T2', amountPaise: 1, currency: 'USD' }, expected)).toHaveLength(3)
})
