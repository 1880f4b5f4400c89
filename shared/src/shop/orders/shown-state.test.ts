import { expect, it } from 'vitest'
import type { OwedState } from '../../payments/owed/states.ts'
import { shownState } from './shown-state.ts'
import type { OrderState } from './status.ts'

it.each<[OrderState, OwedState, boolean, OrderState]>([
  ['paid', 'paid', false, 'paid'],
  ['paid', 'refunding', false, 'cancelling'],
  // What was sent can only come back.
  ['paid', 'refunding', true, 'paid'],
  ['cancellingPart', 'refunding', false, 'cancellingPart'],
  ['cancelled', 'refunding', false, 'cancelled'],
  ['unpaid', 'opened', false, 'unpaid'],
])('an order that is %s and whose payment is %s, sent: %s, is %s', (state, owed, isDispatched, shown) => {
  expect(shownState({ state, owed: { state: owed }, isDispatched })).toBe(shown)
})
