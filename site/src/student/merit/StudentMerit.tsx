import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { OwnMerit } from '../../allotment/own/OwnMerit.tsx'
import { island } from '../../forms/island.tsx'

/** The student's applications in merit processes. */
function StudentMerit() {
  return <StudentGate>{() => <OwnMerit />}</StudentGate>
}

export const StudentMeritIsland = island(StudentMerit)
