import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { DashboardView } from './DashboardView.tsx'
import type { Contact } from './next/StepCard.tsx'
import { useDashboard } from './use-dashboard.ts'

const NoticeNews = lazyPart(() => import('../../accounts/consent/news/NoticeNews.tsx'))
const Guardian = lazyPart(() => import('../../accounts/guardians/Guardian.tsx'))
const LearningMaterial = lazyPart(() => import('./LearningMaterial.tsx'))

/** The student's start page. (spec 1, 2 and 4) */
function StudentDashboard({ contact }: { contact: Contact }) {
  return (
    <StudentGate>
      {({ noticeIsNew }) => (
        <>
          {noticeIsNew && <NoticeNews />}
          <LoadedDashboard contact={contact} />
        </>
      )}
    </StudentGate>
  )
}

function LoadedDashboard({ contact }: { contact: Contact }) {
  const loaded = useDashboard()
  return (
    <ListGate {...loaded}>
      {(items) =>
        items.map((dashboard) => (
          <div key="dashboard" className="dashboard">
            {(dashboard.guardian === 'due' || dashboard.guardian === 'withdrawn') && <Guardian birthDate="" />}
            <DashboardView dashboard={dashboard} contact={contact} reload={loaded.reload} />
            <LearningMaterial course={dashboard.applications[0]?.course} />
          </div>
        ))
      }
    </ListGate>
  )
}

export const StudentDashboardIsland = island(StudentDashboard)
