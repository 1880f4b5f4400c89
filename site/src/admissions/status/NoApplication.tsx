import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import { usePaths, useWords } from '../../forms/locale.ts'
import { DraftText, GoOnWithDraft } from './DraftInProgress.tsx'
import { statusWords } from './words/words.ts'

/** Shown to students who have sent no application: the form that they have begun, or where to find a course. (spec 3, 2.1) */
export function NoApplication({ draft = null }: { draft?: DraftSummary | null }) {
  const { none, draft: w } = useWords(statusWords)
  const paths = usePaths()
  if (draft !== null) {
    return (
      <div className="empty-state">
        <h2>{w.title}</h2>
        <DraftText draft={draft} />
        <div className="actions">
          <GoOnWithDraft draft={draft} />
        </div>
      </div>
    )
  }
  return (
    <div className="empty-state">
      <h2>{none.title}</h2>
      <p>{none.text}</p>
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {none.courses}
        </a>
        <a href={paths.books} className="button quiet">
          {none.books}
        </a>
      </div>
    </div>
  )
}
