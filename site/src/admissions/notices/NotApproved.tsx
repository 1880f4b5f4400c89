import { admissionOf } from '@pravesh/shared/admissions/status/admission'
import { useEffect } from 'react'
import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { DraftText, GoOnWithDraft } from '../status/DraftInProgress.tsx'
import { MyApplications } from '../status/MyApplications.tsx'
import type { KnownApplications } from '../status/use-my-applications.ts'
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
          <MyApplications>{(mine) => <Answer {...mine} isApproved={user.isApproved} />}</MyApplications>
        </>
      )}
    </StudentGate>
  )
}

interface AnswerProps extends KnownApplications {
  isApproved: boolean
}

export function Answer({ applications, draft, isApproved }: AnswerProps) {
  const { states, notApproved } = useWords(noticesWords)
  const paths = usePaths()
  const state = isApproved ? 'approved' : admissionOf(applications, draft).overall
  const { title, text, button } = states[state]
  const pages = admissionPages(paths)
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
  }, [title])
  return (
    <>
      {draft ? <DraftText draft={draft} /> : <p>{text}</p>}
      <div className="actions">
        {draft ? (
          <GoOnWithDraft draft={draft} />
        ) : (
          <a href={pages[state]} className="button primary">
            {button}
          </a>
        )}
        <a href={paths.help} className="button">
          {notApproved.contact}
        </a>
      </div>
    </>
  )
}

export const NotApprovedIsland = island(NotApproved)
