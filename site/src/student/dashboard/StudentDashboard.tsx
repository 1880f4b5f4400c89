import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { ApplicationCard } from '../../admissions/status/ApplicationCard.tsx'
import { isReplaced, isSettledApplication } from '../../admissions/status/alerts-of.ts'
import { MyApplications } from '../../admissions/status/MyApplications.tsx'
import { NoApplication } from '../../admissions/status/NoApplication.tsx'
import { FeeAlerts } from '../../fees/dashboard/FeeAlerts.tsx'
import { FeeSections } from '../../fees/dashboard/FeeSections.tsx'
import { useFeePlans } from '../../fees/use-fee-list.ts'
import { island } from '../../forms/island.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { Chosen } from './Chosen.tsx'
import { Dashboard } from './Dashboard.tsx'

const LearningMaterial = lazyPart(() => import('./LearningMaterial.tsx'))

/** What to do first, then the fees of an approved student, the applications and books. (spec 1, 2 and 4) */
function StudentDashboard() {
  return (
    <Dashboard>
      {({ isApproved }) => (
        <MyApplications>
          {(applications, reload) => {
            const replaced = applications.filter((each) => isReplaced(each, applications))
            const settled = applications.filter((each) => isSettledApplication(each) || replaced.includes(each))
            const toDo = applications.filter((each) => !settled.includes(each))
            return (
              <>
                {applications.length === 0 && <NoApplication />}
                <Cards applications={toDo} replaced={replaced} reload={reload} />
                {isApproved && <Fees />}
                <Cards applications={settled} replaced={replaced} reload={reload} />
                <LearningMaterial course={applications[0]?.course} />
              </>
            )
          }}
        </MyApplications>
      )}
    </Dashboard>
  )
}

interface CardsProps {
  applications: readonly ApplicationView[]
  replaced: readonly ApplicationView[]
  reload: () => void
}

function Cards({ applications, replaced, reload }: CardsProps) {
  return applications.map((application) => (
    <ApplicationCard
      key={application.id}
      application={application}
      replaced={replaced.includes(application)}
      reload={reload}
    />
  ))
}

function Fees() {
  const plans = useFeePlans()
  return (
    <ListGate {...plans}>
      {(items) =>
        items.map((plan) => (
          <div key={plan.applicationId} className="dashboard-fees">
            <Chosen plan={plan} />
            <FeeAlerts plan={plan} reload={plans.reload} />
            <FeeSections plan={plan} reload={plans.reload} />
          </div>
        ))
      }
    </ListGate>
  )
}

export const StudentDashboardIsland = island(StudentDashboard)
