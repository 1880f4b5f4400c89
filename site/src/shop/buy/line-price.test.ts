import { expect, it } from 'vitest'
import { linePrice } from './line-price.ts'
import { buyWords } from './words/words.ts'

const { lines: words } = buyWords('en')
const line = { pricePaise: 320_50, deliveryPaise: 180_00, problem: null }

it.each([
  [
    'has the delivery of its copies',
    line,
    { deliveryPaise: 360_00, deliveryBasis: 'copies' },
    '₹320.50 a copy, ₹180.00 delivery',
  ],
  ['has no share of a parcel', line, { deliveryPaise: 360_00, deliveryBasis: 'weight' }, '₹320.50 a copy'],
  [
    'says that delivery is free',
    { ...line, deliveryPaise: 0 },
    { deliveryPaise: 0, deliveryBasis: 'weight' },
    '₹320.50 a copy, free delivery',
  ],
  [
    'has no delivery while it cannot be ordered',
    { ...line, problem: 'tooFew' },
    { deliveryPaise: 180_00, deliveryBasis: 'copies' },
    '₹320.50 a copy',
  ],
] as const)('a line %s', (_, of, quote, text) => {
  expect(linePrice(of, quote, words)).toBe(text)
})
