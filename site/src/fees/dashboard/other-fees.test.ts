import { expect, it } from 'vitest'
import { aDueView, aFeePlan } from '../../../test/fee-plan.ts'
import { otherFees } from './other-fees.ts'

it('has a card for each kind of fee, with the next one to pay', () => {
  const dues = [
    aDueView({ id: '1' }),
    aDueView({ id: '2', action: 'EXAM', state: 'paid' }),
    aDueView({ id: '3', action: 'EXAM' }),
    aDueView({ id: '4', action: 'DRESS', state: 'refunded' }),
  ]
  const own = { action: 'LIBRARY', minPaise: 1, maxPaise: 2, remaining: 1 } as const
  const cards = otherFees(aFeePlan({ dues, ownAmounts: [own, { ...own, action: 'TOUR', remaining: 0 }] }))
  expect(cards.map(({ action, all, paid, next }) => [action, all, paid, next?.id])).toEqual([
    ['REGISTRATION', 0, 0, undefined],
    ['EXAM', 2, 1, '3'],
    ['DRESS', 1, 1, undefined],
    ['TOUR', 0, 0, undefined],
    ['LIBRARY', 0, 0, undefined],
  ])
  expect(cards.map((card) => card.own?.action)).toEqual([undefined, undefined, undefined, undefined, 'LIBRARY'])
})
