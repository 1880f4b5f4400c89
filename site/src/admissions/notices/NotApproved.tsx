import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { noticesWords } from './words/words.ts'

/** Shown while the student's application is not approved. (spec 3, 2.1) */
function NotApproved() {
  const w = useWords(noticesWords).notApproved
  const paths = usePaths()
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
            <a href={paths.help} className="button">
              {w.contact}
            </a>
          </div>
        </>
      )}
    </StudentGate>
  )
}

export const NotApprovedIsland = island(NotApproved)
