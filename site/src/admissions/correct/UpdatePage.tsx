import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { UpdateLoader } from './UpdateLoader.tsx'

/** The page that corrects the application named by the URL. (spec 3, 2.2) */
function UpdatePage() {
  return <StudentGate>{() => <UpdateLoader />}</StudentGate>
}

export const UpdateIsland = island(UpdatePage)
