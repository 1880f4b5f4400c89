import { expect, it } from 'vitest'
import { isWaiting, lapsesAt, nextStepAt } from './offer-days.ts'

const offer = { status: 'offered', isPaidFor: false, isReminded: false, respondBy: '2026-07-10' } as const

it.each([
  ['a seat without an answer is reminded of in the morning of the last day', {}, '2026-07-10T02:30:00.000Z'],
  ['and lapses when that day is over in India', { isReminded: true }, '2026-07-10T18:30:00.000Z'],
  ['as does one that is not paid', { status: 'accepted', isReminded: true }, '2026-07-10T18:30:00.000Z'],
  ['one that is accepted and paid stays', { status: 'accepted', isPaidFor: true }, null],
  ['nothing follows for one that was declined', { status: 'declined' }, null],
  ['nor for one with nothing to pay that was replaced', { status: 'replaced', isPaidFor: true }, null],
] as const)('%s', (_, change, at) => expect(nextStepAt({ ...offer, ...change })).toBe(at))

it('waits for an answer even if nothing is to be paid', () => {
  expect(isWaiting({ status: 'offered', isPaidFor: true })).toBe(true)
  expect(lapsesAt(offer) > '2026-07-10T18:29:59.999Z').toBe(true)
})
