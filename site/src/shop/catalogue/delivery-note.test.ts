import { expect, it } from 'vitest'
import { pages } from '../../../test/page-fixtures.ts'
import { shopWords } from '../words/words.ts'
import { deliveryNote } from './delivery-note.ts'

const words = shopWords('en').catalogue
const { book } = pages.book
const PRICE = 'Delivery ₹180 a copy. You see the total before you pay.'

it.each<[string, number, boolean, number | null, string]>([
  [
    'the price, and the amount above which there is none',
    180_00,
    false,
    2000_00,
    `${PRICE} Delivery is free for orders over ₹2,000.`,
  ],
  ['the price alone while the rule is off', 180_00, false, null, PRICE],
  ['that a dear book is sent free', 0, true, 2000_00, 'Delivery is free.'],
  [
    'that more books share a parcel where weight decides',
    60_00,
    true,
    null,
    'Delivery ₹60 for one copy. More copies and books share a parcel, priced by weight.',
  ],
])('a book says %s', (_, deliveryPaise, deliveredByWeight, freeDeliveryOverPaise, text) => {
  expect(deliveryNote({ book: { ...book, deliveryPaise }, deliveredByWeight, freeDeliveryOverPaise }, words)).toBe(text)
})
