import { paths } from '@pravesh/shared/site/paths'
import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { words } from './words.ts'

const w = words.notApproved

/** Shown while the student's application is not approved. (spec 3, 2.1) */
function NotApproved() {
  return (
    <StudentGate>
      {(user) => (
        <>
          <p className="greeting">{w.greeting(firstName(user.name))}</p>
          <p>{w.text}</p>
          <div className="actions">
            <a href={paths.application} className="button primary">
              {w.status}
            </a>
            <a href={paths.contact} className="button">
              {w.contact}
            </a>
          </div>
        </>
      )}
    </StudentGate>
  )
}

export const NotApprovedIsland = island(NotApproved)
