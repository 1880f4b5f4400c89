import { expect, it } from 'vitest'
import { westernDigits } from './digits.ts'

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['१५/०৮/2003', '15/08/2003'],
  ['गाँव क, বাড়ি খ ॥৷', 'गाँव क, বাড়ি খ ॥৷'],
])('writes %s as %s', (typed, expected) => {
  expect(westernDigits(typed)).toBe(expected)
})
