import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { ApplicationBlock } from './ApplicationBlock.tsx'
import { isReplaced } from './alerts-of.ts'
import { MyApplications } from './MyApplications.tsx'
import { NoApplication } from './NoApplication.tsx'

/** The status page: the student's applications, newest first. (spec 3, 2.1) */
function StatusPage() {
  return (
    <StudentGate>
      {() => (
        <MyApplications>
          {({ applications, draft }, reload) =>
            applications.length === 0 ? (
              <NoApplication draft={draft} />
            ) : (
              applications.map((application, index) => (
                <ApplicationBlock
                  key={application.id}
                  application={application}
                  replaced={isReplaced(application, applications)}
                  first={index === 0}
                  reload={reload}
                />
              ))
            )
          }
        </MyApplications>
      )}
    </StudentGate>
  )
}

export const StatusIsland = island(StatusPage)
