import { usePaths, useWords } from '../../forms/locale.ts'
import { statusWords } from './words/words.ts'

/** Shown to students who have not applied. (spec 3, 2.1) */
export function NoApplication() {
  const words = useWords(statusWords)
  const paths = usePaths()
  return (
    <div className="empty-state">
      <h2>{words.none.title}</h2>
      <p>{words.none.text}</p>
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {words.none.courses}
        </a>
        <a href={paths.books} className="button quiet">
          {words.none.books}
        </a>
      </div>
    </div>
  )
}
