import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { applicationFormWords } from './words/words.ts'

/** Shown when the course does not accept applications. */
export function ClosedNotice({ courseName }: { courseName: string }) {
  const w = useWords(applicationFormWords).form.closed
  const paths = usePaths()
  const translate = useTranslate()
  return (
    <div className="empty-state">
      <h2>{w.title(translate(courseName))}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {w.courses}
        </a>
      </div>
    </div>
  )
}
