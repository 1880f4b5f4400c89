import { type AdmissionState, admissionOf } from '@pravesh/shared/admissions/status/admission'
import { useEffect } from 'react'
import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { MyApplications } from '../status/MyApplications.tsx'
import { admissionPages } from './admission-pages.ts'
import { noticesWords } from './words/words.ts'

/** Says whether the student's application is approved: to those who are admitted, reached by an old link, too. (spec 3, 2.1) */
function NotApproved() {
  const w = useWords(noticesWords).notApproved
  return (
    <StudentGate>
      {(user) => (
        <>
          <p className="greeting">{w.greeting(firstName(user.name))}</p>
          <MyApplications>
            {(applications) => <Answer state={user.isApproved ? 'approved' : admissionOf(applications).overall} />}
          </MyApplications>
        </>
      )}
    </StudentGate>
  )
}

function Answer({ state }: { state: AdmissionState }) {
  const { states, notApproved } = useWords(noticesWords)
  const paths = usePaths()
  const { title, text, button } = states[state]
  const pages = admissionPages(paths)
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
  }, [title])
  return (
    <>
      <p>{text}</p>
      <div className="actions">
        <a href={pages[state]} className="button primary">
          {button}
        </a>
        <a href={paths.help} className="button">
          {notApproved.contact}
        </a>
      </div>
    </>
  )
}

export const NotApprovedIsland = island(NotApproved)
