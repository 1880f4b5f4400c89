import { ApplicationCard } from '../../admissions/status/ApplicationCard.tsx'
import { MyApplications } from '../../admissions/status/MyApplications.tsx'
import { NoApplication } from '../../admissions/status/NoApplication.tsx'
import { island } from '../../forms/island.tsx'
import { Dashboard } from './Dashboard.tsx'

/** The dashboard with a card for each application. (spec 1, 2 and 4) */
function StudentDashboard() {
  return (
    <Dashboard>
      <MyApplications>
        {(applications) =>
          applications.length === 0 ? (
            <NoApplication />
          ) : (
            applications.map((application) => <ApplicationCard key={application.id} application={application} />)
          )
        }
      </MyApplications>
    </Dashboard>
  )
}

export const StudentDashboardIsland = island(StudentDashboard)
