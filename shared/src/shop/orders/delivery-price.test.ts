import { describe, expect, it } from 'vitest'
import { deliveryPerCopy, untilFreeDelivery } from './delivery-price.ts'
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts'

const { delivery } = DEFAULT_SHOP_SETTINGS
const off = { ...delivery, freeOverPaise: null }

describe('delivery of a copy', () => {
  it.each([
    [0, 8000],
    [1, 8000],
    [2, 18_000],
    [500, 18_000],
  ])('with %i copies in stock costs %i paise', (copies, paise) => {
    expect(deliveryPerCopy({ copies, booksPaise: 32_050 }, delivery)).toBe(paise)
    expect(deliveryPerCopy({ copies, booksPaise: 99_999_999 }, off)).toBe(paise)
  })

  it.each([
    ['up to the threshold is not free', 2000_00, 180_00],
    ['one paisa over the threshold is free', 2000_01, 0],
  ])('%s', (_, booksPaise, paise) => {
    expect(deliveryPerCopy({ copies: 5, booksPaise }, delivery)).toBe(paise)
  })

  it('is free for every order with a threshold of nothing', () => {
    expect(deliveryPerCopy({ copies: 5, booksPaise: 1 }, { ...delivery, freeOverPaise: 0 })).toBe(0)
  })
})

describe('what is missing until delivery is free', () => {
  it.each([
    [1684_00, 317_00],
    [1685_00, 316_00],
    [1685_50, 315_00],
    [1999_99, 1_00],
    [2000_00, 1_00],
    [2000_01, null],
  ])('of books for %i paise is %s', (booksPaise, missing) => {
    expect(untilFreeDelivery(booksPaise, delivery)).toBe(missing)
    if (missing !== null) expect(deliveryPerCopy({ copies: 5, booksPaise: booksPaise + missing }, delivery)).toBe(0)
  })

  it('is nothing while the rule is off', () => {
    expect(untilFreeDelivery(1685_00, off)).toBeNull()
  })
})
