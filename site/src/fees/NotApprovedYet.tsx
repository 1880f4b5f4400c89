import { usePaths, useWords } from '../forms/locale.ts'
import { feesWords } from './words/words.ts'

/** In place of fees while no application of the student is approved. (spec 1, 4) */
export function NotApprovedYet() {
  const w = useWords(feesWords).notApproved
  const paths = usePaths()
  return (
    <div className="empty-state">
      <h2>{w.title}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.application} className="button primary">
          {w.status}
        </a>
        <a href={paths.courses} className="button quiet">
          {w.courses}
        </a>
      </div>
    </div>
  )
}
