import { expect, it } from 'vitest'
import { randomNumbers } from '../fixtures/random-run.ts'
import { upgradeAmount } from './upgrade-amount.ts'

it.each([
  ['a dearer seat', 75_000_00, 50_000_50, { due: 24_999_50, refund: 0 }],
  ['a cheaper seat', 50_000_50, 75_000_00, { due: 0, refund: 24_999_50 }],
  ['a seat for the same', 100, 100, { due: 0, refund: 0 }],
])('of %s', (_, costs, paid, difference) => expect(upgradeAmount({ costs, paid })).toEqual(difference))

it('leaves after any number of upgrades exactly what the last seat costs', () => {
  const random = randomNumbers(1)
  for (let person = 0; person < 500; person++) {
    let paid = 0
    let costs = 0
    for (let round = 0; round < 6; round++) {
      costs = Math.floor(random() * 10_000_000)
      const { due, refund } = upgradeAmount({ costs, paid })
      expect(Math.min(due, refund)).toBe(0)
      paid += due - refund
    }
    expect(paid).toBe(costs)
  }
})
