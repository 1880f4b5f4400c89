import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { UpdateLoader } from './UpdateLoader.tsx'

/** Corrects the application in the address. (spec 3, 2.2) */
function UpdatePage() {
  return <StudentGate>{() => <UpdateLoader />}</StudentGate>
}

export const UpdateIsland = island(UpdatePage)
