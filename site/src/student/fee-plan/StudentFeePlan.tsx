import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { FeePlans } from '../../fees/plan/FeePlans.tsx'
import { island } from '../../forms/island.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'

const NoFeesYet = lazyPart(() => import('../../admissions/notices/NoFeesYet.tsx'))

/** The fees of an admitted student; for everybody else, how far the admission is. (spec 1, 4) */
function StudentFeePlan() {
  return <StudentGate>{() => <FeePlans whenNone={<NoFeesYet />} />}</StudentGate>
}

export const StudentFeePlanIsland = island(StudentFeePlan)
