import { expect, it } from 'vitest'
import { checkSlabs } from './check-slabs.ts'

const slab = (upToGrams: unknown, pricePaise: unknown) => ({ id: 'x', upToGrams, pricePaise })

it.each([
  ['an ascending list', [slab(500, 60_00), slab(1000, 60_00)], true],
  ['no list', null, 'Add the first weight with its price, or choose the price for each copy.'],
  ['an empty list', [], 'Add the first weight with its price, or choose the price for each copy.'],
  ['a weight of nothing', [slab(0, 60_00)], 'Row 1: enter a weight above 0.'],
  ['the same weight twice', [slab(500, 60_00), slab(500, 90_00)], 'Row 2: enter a weight above that of row 1.'],
  ['a row without a weight', [slab(500, 60_00), slab(null, 90_00)], 'Row 2: enter a weight above that of row 1.'],
  [
    'a lower price',
    [slab(500, 60_00), slab(900, 70_00), slab(1000, 65_00)],
    'Row 3: a heavier parcel cannot cost less than in row 2.',
  ],
])('says what is wrong with %s', (_, rows, message) => {
  expect(checkSlabs(rows, 'weight')).toBe(message)
})

it('needs no list while each copy has its price', () => {
  expect(checkSlabs([], 'copies')).toBe(true)
  expect(checkSlabs([slab(500, 60_00), slab(400, 90_00)], 'copies')).toContain('Row 2')
})
