import { describe, expect, it } from 'vitest'
import { said } from '../../platform/replies/said.ts'
import { shopReplies } from '../replies/words/words.ts'
import {
  copiesOf,
  type ItemsProblem,
  isAllReturned,
  isEverything,
  itemsProblem,
  keptItems,
  linesOfItems,
  returnableItems,
} from './line-copies.ts'
import { cancelRefundPaise, restPaise, returnRefundPaise } from './line-refunds.ts'

const sentence = ({ because: { code, values } }: ItemsProblem) => said(shopReplies, code, values).msg

const lines = [
  { bookId: 'a', name: 'Childhood', units: 3, pricePaise: 320_50, deliveryPaise: 540_00 },
  { bookId: 'b', name: 'Anatomy', units: 2, pricePaise: 200_00, deliveryPaise: 160_00 },
]
const item = (bookId: string, units: number) => ({ bookId, units })
const NOTHING = { lines, cancellations: [], returns: [], returning: [], isCancelled: false }

describe('the copies of an order', () => {
  const copies = copiesOf({
    ...NOTHING,
    cancellations: [{ items: [item('a', 1)] }, { items: [item('b', 1)] }],
    returns: [
      { items: [item('a', 1)], decision: 'accepted' },
      { items: [item('b', 1)], decision: 'rejected' },
    ],
    returning: [item('a', 1)],
  })

  it('are what was ordered at first', () => {
    const fresh = copiesOf(NOTHING)
    expect(keptItems(fresh)).toEqual([item('a', 3), item('b', 2)])
    expect(returnableItems(fresh)).toEqual([item('a', 3), item('b', 2)])
  })

  it('are cancelled, returned, rejected or in a request, each once', () => {
    expect(copies).toEqual([
      { bookId: 'a', name: 'Childhood', units: 3, cancelled: 1, returning: 1, returned: 1, rejected: 0 },
      { bookId: 'b', name: 'Anatomy', units: 2, cancelled: 1, returning: 0, returned: 0, rejected: 1 },
    ])
    expect(keptItems(copies)).toEqual([item('a', 2), item('b', 1)])
    expect(returnableItems(copies)).toEqual([])
  })

  it('are all cancelled with the order', () => {
    const cancelled = copiesOf({ ...NOTHING, cancellations: [{ items: [item('a', 1)] }], isCancelled: true })
    expect(cancelled.map((line) => line.cancelled)).toEqual([3, 2])
    expect(keptItems(cancelled)).toEqual([])
  })

  it('are all returned when none is left with the buyer, which a rejected one is', () => {
    expect(isAllReturned(copies, [item('a', 1)])).toBe(false)
    expect(isAllReturned(copies, [item('a', 1), item('b', 1)])).toBe(true)
    expect(isAllReturned(copiesOf(NOTHING), [item('a', 3), item('b', 2)])).toBe(true)
    expect(isAllReturned(copiesOf(NOTHING), [item('a', 3), item('b', 1)])).toBe(false)
  })

  it('are everything if none is left out', () => {
    const available = keptItems(copies)
    expect(isEverything(available, [item('b', 1), item('a', 2)])).toBe(true)
    expect(isEverything(available, [item('a', 2)])).toBe(false)
    expect(isEverything(available, [item('a', 1), item('b', 1)])).toBe(false)
  })

  it('have lines with as many copies', () => {
    expect(linesOfItems(lines, [item('b', 1)])).toEqual([{ ...lines[1], units: 1 }])
  })

  it.each([
    [[item('a', 2), item('b', 1)], null],
    [[item('x', 1)], 'Choose books of this order.'],
    [[item('a', 3)], 'Only 2 copies of Childhood can be cancelled.'],
    [[item('b', 2)], 'Only 1 copy of Anatomy can be cancelled.'],
  ])('%j can be chosen, or not: %s', (items, message) => {
    const problem = itemsProblem({ items, copies, available: keptItems(copies), verb: 'cancelled' })
    expect(problem && sentence(problem)).toBe(message)
  })

  it('cannot be chosen when none is left', () => {
    const problem = itemsProblem({ items: [item('a', 1)], copies, available: [], verb: 'returned' })
    expect(problem?.kind).toBe('tooMany')
    expect(problem && sentence(problem)).toBe('No more copies of Childhood can be returned.')
  })
})

describe('a refund', () => {
  const order = { lines, deliveryPaise: 700_00 }

  it('of cancelled copies is their price', () => {
    expect(cancelRefundPaise(lines, [item('a', 2), item('b', 1)])).toBe(841_00)
    expect(cancelRefundPaise(lines, [])).toBe(0)
  })

  it('of returned copies is their price with their share of the delivery, without it after a change of mind', () => {
    expect(returnRefundPaise('changedMind', order, [item('a', 1)])).toBe(320_50)
    expect(returnRefundPaise('damaged', order, [item('a', 1)])).toBe(320_50 + 180_00)
    expect(returnRefundPaise('wrongBook', order, [item('a', 1), item('b', 2)])).toBe(720_50 + 180_00 + 160_00)
  })

  it('of a whole order is everything, whatever the delivery of its lines is', () => {
    const all = [item('a', 3), item('b', 2)]
    expect(returnRefundPaise('damaged', { ...order, deliveryPaise: 90_00 }, all)).toBe(1361_50 + 90_00)
    expect(returnRefundPaise('changedMind', order, all)).toBe(1361_50)
  })

  it('leaves what was neither refunded nor promised', () => {
    const promised = { cancellations: [{ refundPaise: 100_00 }], returns: [{ refundPaise: 200_00 }] }
    expect(restPaise({ totalPaise: 1000_00, refundedPaise: 0, ...promised })).toBe(700_00)
    expect(restPaise({ totalPaise: 1000_00, refundedPaise: 400_00, ...promised })).toBe(600_00)
    expect(restPaise({ totalPaise: 250_00, refundedPaise: 0, ...promised })).toBe(0)
  })
})
