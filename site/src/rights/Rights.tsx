import { StudentGate } from '../accounts/sessions/StudentGate.tsx'
import { island } from '../forms/island.tsx'
import { lazyPart } from '../forms/lazy-part.tsx'

// Needed rarely, and it makes a call of its own.
const RightsCards = lazyPart(() => import('./RightsCards.tsx'))

function Rights() {
  return <StudentGate>{() => <RightsCards />}</StudentGate>
}

export const RightsIsland = island(Rights)
