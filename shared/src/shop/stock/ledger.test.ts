import { describe, expect, it } from 'vitest'
import {
  adjust,
  copiesFor,
  heldCopies,
  release,
  reserve,
  type Stock,
  sell,
  withdraw,
  withoutMovements,
} from './ledger.ts'

const at = '2026-11-22T05:00:00.000Z'
const stock = (copies: number): Stock => ({ copies, holds: [], movements: [] })
const claim = (orderId: string, units: number, attempt = `T-${orderId}`) => ({ orderId, units, attempt, at })
const movement = (key: string) => ({
  key,
  kind: 'sale' as const,
  bookName: 'Childhood',
  orderId: null,
  orderNumber: null,
  reason: '',
  by: 'Portal',
  at,
})
const reserved = (from: Stock | null, ...claims: ReturnType<typeof claim>[]) =>
  claims.reduce((now, each) => now && reserve(now, each), from) as Stock

describe('reserving', () => {
  it('takes copies from those that are free, and refuses when there are too few', () => {
    const held = reserved(stock(3), claim('a', 2))
    expect([held.copies, heldCopies(held)]).toEqual([1, 2])
    expect(reserve(held, claim('b', 2))).toBeNull()
    expect(copiesFor(held, ['a'])).toBe(3)
    expect(copiesFor(held, ['b'])).toBe(1)
  })

  it('is shared by the attempts of an order, also with another number of copies', () => {
    const held = reserved(stock(3), claim('a', 2, 'T1'), claim('a', 2, 'T2'), claim('a', 2, 'T2'))
    expect(held).toMatchObject({ copies: 1, holds: [{ units: 2, attempts: ['T1', 'T2'] }] })
    expect(reserved(held, claim('a', 3, 'T3'))).toMatchObject({ copies: 0, holds: [{ units: 3 }] })
  })
})

describe('releasing', () => {
  it('frees the copies with the last attempt, once', () => {
    const held = reserved(stock(3), claim('a', 2, 'T1'), claim('a', 2, 'T2'))
    const one = release(held, { orderId: 'a', attempts: ['T1'] })
    expect([one.copies, heldCopies(one)]).toEqual([1, 2])
    const none = release(one, { orderId: 'a', attempts: ['T2'] })
    expect([none.copies, heldCopies(none)]).toEqual([3, 0])
    expect(release(none, { orderId: 'a', attempts: ['T2'] })).toBe(none)
    expect(release(held, { orderId: 'a', attempts: ['T9'] })).toBe(held)
    expect(withdraw(held, 'a')).toEqual(none)
    expect(withdraw(held, 'b')).toBe(held)
  })
})

describe('selling', () => {
  it('takes reserved copies, or free ones, never those of others', () => {
    const held = reserved(stock(3), claim('a', 2))
    expect(sell(held, claim('a', 2), movement('1'))).toMatchObject({
      copies: 1,
      holds: [],
      movements: [{ key: '1', change: -2, copiesAfter: 1 }],
    })
    expect(sell(held, claim('b', 1), movement('2'))).toMatchObject({ copies: 0, holds: [{ orderId: 'a' }] })
    expect(sell(held, claim('b', 2), movement('2'))).toBeNull()
  })
})

describe('adjusting', () => {
  it('adds and removes copies, but leaves none below zero', () => {
    expect(adjust(stock(3), 2, movement('1'))).toMatchObject({ copies: 5, movements: [{ change: 2, copiesAfter: 5 }] })
    expect(adjust(stock(3), -3, movement('1'))).toMatchObject({
      copies: 0,
      movements: [{ change: -3, copiesAfter: 0 }],
    })
    expect(adjust(stock(3), -4, movement('1'))).toBeNull()
  })

  it('keeps movements until they are written', () => {
    const two = adjust(adjust(stock(3), 1, movement('1')) as Stock, 1, movement('2')) as Stock
    expect(withoutMovements(two, ['1']).movements).toMatchObject([{ key: '2' }])
  })
})
