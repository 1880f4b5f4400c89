import { DUE_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { expect, it } from 'vitest'
import { aDueView, aFeePlan } from '../../../test/fee-plan.ts'
import { otherFees } from './other-fees.ts'

it('has a card for each kind of fee but tuition, with the next one to pay', () => {
  const dues = [
    aDueView({ id: '1' }),
    aDueView({ id: '2', action: 'EXAM', owed: anOwedView('paid') }),
    aDueView({ id: '3', action: 'EXAM' }),
    aDueView({ id: '4', action: 'DRESS', owed: anOwedView('refunded') }),
  ]
  const own = { action: 'LIBRARY', minPaise: 1, maxPaise: 2, remaining: 1 } as const
  const cards = otherFees(aFeePlan({ dues, ownAmounts: [own, { ...own, action: 'TOUR', remaining: 0 }] }))
  expect(['TUITION', ...cards.map(({ action }) => action)]).toEqual(DUE_ACTIONS)
  const started = cards.filter(({ all }) => all > 0)
  expect(started.map(({ action, all, paid, next }) => [action, all, paid, next?.id])).toEqual([
    ['EXAM', 2, 1, '3'],
    ['DRESS', 1, 1, undefined],
  ])
  expect(started.map(({ goneBack }) => goneBack?.id)).toEqual([undefined, '4'])
  expect(cards.flatMap(({ action, own: offered }) => (offered ? [action] : []))).toEqual(['LIBRARY'])
})

it('offers the latest payment of an amount of their own that did not arrive', () => {
  const tour = (id: string) => aDueView({ id, action: 'TOUR', owed: anOwedView('failed') })
  const cards = otherFees(aFeePlan({ unfinished: [tour('2'), tour('1')] }))
  expect(cards.flatMap(({ action, all, next }) => (next ? [[action, all, next.id]] : []))).toEqual([['TOUR', 0, '2']])
})
