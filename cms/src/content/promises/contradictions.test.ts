import { expect, it } from 'vitest'
import type { PresentNumbers } from './computed-numbers.ts'
import { contradictions } from './contradictions.ts'

const numbers: PresentNumbers[] = [
  { name: 'delivery', about: /\bdelivery\b/i, unit: 'rupees', values: [80, 180, 2000] },
  { name: 'returns', about: /\bof delivery\b/i, unit: 'day', values: [7] },
  { name: 'banks', about: /\bbanks?\b/i, unit: 'day', values: [5, 7] },
  { name: 'nothing yet', about: /\bdress fee\b/i, unit: 'rupees', values: [] },
]
const found = (paragraph: string) => contradictions(paragraph, numbers).map(({ number }) => number.text)

it.each([
  ['Delivery costs Rs. 80 per copy, or Rs. 180. It is free over ₹2,000.', []],
  ['Delivery costs Rs. 90 per copy.', ['Rs. 90']],
  ['Delivery is free. Couriers charge Rs. 40 to Rs. 60.', []],
  ['Return a book within seven days of delivery.', []],
  ['Return a book within 10 days of delivery.', ['10 days']],
  ['Banks need 3 to 5 working days.', ['3 to 5 working days']],
  ['Your bank shows it within 7 days of delivery, or 5.', []],
  ['The dress fee is ₹4,000.', []],
  ['Delivery takes 30 minutes and costs 75 %.', []],
  ['Delivery costs {delivery price}.', []],
])('finds in “%s”', (paragraph, expected) => {
  expect(found(paragraph)).toEqual(expected)
})

it('names what the sentence is about', () => {
  const [contradiction] = contradictions('Read this. Delivery costs Rs. 90! It is cheap.', numbers)
  expect(contradiction).toMatchObject({ sentence: 'Delivery costs Rs. 90!', known: [{ name: 'delivery' }] })
})
