import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { describe, expect, it } from 'vitest'
import { aDueView, aFeePlan } from '../../../test/fee-plan.ts'
import { amountFor, firstChoice, payChoices, typedPaise } from './pay-choices.ts'

const own = { action: 'TOUR', minPaise: 10_000, maxPaise: 250_000, remaining: 2 } as const

describe('the choices of the pay dialog', () => {
  it('are the fees that may be paid, in the order of their types', () => {
    const dues = [
      aDueView({ id: '3', action: 'DRESS' }),
      aDueView({ id: '1', action: 'TUITION' }),
      aDueView({ id: '2', action: 'TUITION', owed: anOwedView('paid') }),
    ]
    const plan = aFeePlan({ dues, ownAmounts: [own, { ...own, action: 'LIBRARY', remaining: 0 }] })
    expect(payChoices(plan).map(({ value }) => value)).toEqual(['1', '3', 'own-TOUR'])
  })
})

describe('the choice to begin with', () => {
  const choices = payChoices(aFeePlan({ dues: [aDueView({ id: '1' }), aDueView({ id: '2' })], ownAmounts: [own] }))

  it.each([
    ['is the fee that was pressed', choices, '2', '1', '2'],
    ['is the amount of one’s own that was pressed', choices, 'own-TOUR', '1', 'own-TOUR'],
    ['is else what is due next', choices, '', '2', '2'],
    ['is the only one', choices.slice(0, 1), '', null, '1'],
    ['is left to the student if nothing is due', choices, 'gone', null, undefined],
  ])('%s', (_, some, chosen, nextDueId, expected) =>
    expect(firstChoice({ choices: some, chosen, nextDueId })?.value).toBe(expected),
  )
})

describe('the amount', () => {
  const [due, tour] = payChoices(aFeePlan({ dues: [aDueView({ amountPaise: 2_500_000 })], ownAmounts: [own] }))

  it('of a due is fixed', () => expect(due && amountFor(due, '1')).toEqual({ paise: 2_500_000 }))

  it.each([
    ['', { problem: 'missing' }],
    ['ten', { problem: 'missing' }],
    ['1.005', { problem: 'missing' }],
    ['-500', { problem: 'missing' }],
    ['99.99', { problem: 'outside' }],
    ['2500.01', { problem: 'outside' }],
    ['100', { paise: 10_000 }],
    ['₹ 2,500.00', { paise: 250_000 }],
  ])('of a tour, entered as %j, is %j', (typed, amount) => expect(tour && amountFor(tour, typed)).toEqual(amount))
})

it('reads paise exactly', () =>
  expect([typedPaise('19.99'), typedPaise('1,20,050.5'), typedPaise('१,५००')]).toEqual([1999, 12_005_050, 150_000]))
