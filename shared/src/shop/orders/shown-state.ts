import type { OwedState } from '../../payments/owed/states.ts'
import { isUnderWay, type OrderState } from './status.ts'

interface ShownFacts {
  state: OrderState
  owed: { state: OwedState }
  isDispatched: boolean
}

/** What the buyer sees: an order whose whole amount goes back before it is sent is cancelled once the money is back. */
export function shownState({ state, owed, isDispatched }: ShownFacts): OrderState {
  return isUnderWay(state) && owed.state === 'refunding' && !isDispatched ? 'cancelling' : state
}
