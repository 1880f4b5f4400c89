import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { useEffect } from 'react'
import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { MyApplications } from '../status/MyApplications.tsx'
import { noticesWords } from './words/words.ts'

/** Says whether the student's application is approved: to those who are admitted, reached by an old link, too. (spec 3, 2.1) */
function NotApproved() {
  const w = useWords(noticesWords).notApproved
  return (
    <StudentGate>
      {(user) => (
        <>
          <p className="greeting">{w.greeting(firstName(user.name))}</p>
          <MyApplications>{(applications) => <Answer state={stateOf(user.isApproved, applications)} />}</MyApplications>
        </>
      )}
    </StudentGate>
  )
}

type State = 'approved' | 'none' | 'rejected' | 'pending'

function stateOf(isAdmitted: boolean, applications: readonly ApplicationView[]): State {
  if (isAdmitted || applications.some(({ status }) => isApproved(status))) return 'approved'
  const [newest] = applications
  if (newest === undefined) return 'none'
  return isRejected(newest.status) ? 'rejected' : 'pending'
}

function Answer({ state }: { state: State }) {
  const w = useWords(noticesWords).notApproved
  const paths = usePaths()
  const { title, text, button } = w.states[state]
  const page = { approved: paths.feePlan, none: paths.courses, rejected: paths.application, pending: paths.application }
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
  }, [title])
  return (
    <>
      <p>{text}</p>
      <div className="actions">
        <a href={page[state]} className="button primary">
          {button}
        </a>
        <a href={paths.help} className="button">
          {w.contact}
        </a>
      </div>
    </>
  )
}

export const NotApprovedIsland = island(NotApproved)
