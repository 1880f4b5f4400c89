import { admissionOf } from '@pravesh/shared/admissions/status/admission'
import { usePaths, useWords } from '../../forms/locale.ts'
import { DraftText, GoOnWithDraft } from '../status/DraftInProgress.tsx'
import { MyApplications } from '../status/MyApplications.tsx'
import type { KnownApplications } from '../status/use-my-applications.ts'
import { admissionPages } from './admission-pages.ts'
import { noticesWords } from './words/words.ts'

/** In place of fees while no application of the student is approved: how far the admission is. (spec 1, 4) */
export default function NoFeesYet() {
  return <MyApplications>{(mine) => <HowFar {...mine} />}</MyApplications>
}

export function HowFar({ applications, draft }: KnownApplications) {
  const w = useWords(noticesWords)
  const pages = admissionPages(usePaths())
  const state = admissionOf(applications, draft).overall
  const { title, text, button } = w.states[state]
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      {draft ? <DraftText draft={draft} /> : <p>{text}</p>}
      <p>{w.feesLater}</p>
      <div className="actions">
        {draft ? (
          <GoOnWithDraft draft={draft} />
        ) : (
          <a href={pages[state]} className="button primary">
            {button}
          </a>
        )}
      </div>
    </div>
  )
}
