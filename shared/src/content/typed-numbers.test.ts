import { expect, it } from 'vitest'
import { typedNumbers } from './typed-numbers.ts'

it.each([
  ['Delivery costs Rs. 80 or ₹1,180.50 per copy', ['rupees 80', 'rupees 1180.5']],
  ['Couriers charge Rs. 40 to Rs. 60', ['rupees 40', 'rupees 60']],
  ['You pay 200 rupees', ['rupees 200']],
  ['75% of the fee, at most 5 % or ten per cent', ['percent 75', 'percent 5', 'percent 10']],
  ['Banks need 5 to 7 bank working days', ['day 5', 'day 7']],
  ['We answer within two working days', ['day 2']],
  ['A 21-day notice', ['day 21']],
  ['Three years, 6 months, one week, 20 minutes', ['year 3', 'month 6', 'week 1', 'minute 20']],
  ['Pay in five instalments', ['instalment 5']],
  ['Within sixty days or ninety working days', ['day 60', 'day 90']],
  ['A photo up to 200kb, a PDF up to 5 MB, 1.5 GB in all', ['byte 200000', 'byte 5000000', 'byte 1500000000']],
  ['The 10th class of 2026, two or three copies, 250 g and item 3', []],
  ['a day, some days, someone days, {days} days', []],
])('finds the numbers with a unit in “%s”', (sentence, expected) => {
  expect(typedNumbers(sentence).map(({ unit, value }) => `${unit} ${value}`)).toEqual(expected)
})

it('keeps the words', () => {
  expect(typedNumbers('It takes 3 days.')).toEqual([{ unit: 'day', value: 3, text: '3 days' }])
})
