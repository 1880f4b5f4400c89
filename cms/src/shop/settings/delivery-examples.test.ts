import { DEFAULT_SHOP_SETTINGS } from '@pravesh/shared/shop/orders/shop-settings'
import { expect, it } from 'vitest'
import { deliveryExamples } from './delivery-examples.ts'
import { slabsText } from './slabs-text.ts'

const { delivery } = DEFAULT_SHOP_SETTINGS

it('computes one book, three and a set in both ways, whichever is chosen', () => {
  const examples = [
    { books: 1, booksPaise: 190_00, grams: 350, deliveryPaise: { copies: 180_00, weight: 60_00 } },
    { books: 3, booksPaise: 570_00, grams: 1050, deliveryPaise: { copies: 540_00, weight: 130_00 } },
    { books: 8, booksPaise: 1520_00, grams: 2800, deliveryPaise: { copies: 1440_00, weight: 250_00 } },
  ]
  expect(deliveryExamples(delivery)).toEqual(examples)
  expect(deliveryExamples({ ...delivery, basis: 'weight' })).toEqual(examples)
})

it('is free in both ways above the threshold, and counts books that are not low in stock', () => {
  const [, , set] = deliveryExamples({ ...delivery, freeOverPaise: 1500_00, lowStockCopies: 1000 })
  expect(set?.deliveryPaise).toEqual({ copies: 0, weight: 0 })
  const [one] = deliveryExamples({ ...delivery, lowStockCopies: 1000 })
  expect(one?.deliveryPaise.copies).toBe(180_00)
})

it('says the price list in words', () => {
  expect(slabsText(delivery)).toBe(
    '₹60 up to 500 g, ₹90 up to 1 kg, ₹130 up to 2 kg, ₹250 up to 5 kg and ₹40 for each further kilogram',
  )
})
