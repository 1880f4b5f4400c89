import { useEffect, useRef } from 'react'
import type { FormError } from './validation-errors.ts'
import { words } from './words.ts'

interface ErrorSummaryProps {
  validationErrors: readonly FormError[]
  /** The element that holds a field. */
  idOf: (field: string) => string
  /** Changes with every try, so that the summary is read again. */
  attempt: number
}

/** Lists what is wrong above a form, with links to the fields; takes the focus after each try. */
export function ErrorSummary({ validationErrors, idOf, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasMistakes = validationErrors.length > 0
  useEffect(() => {
    if (attempt > 0 && hasMistakes) box.current?.focus()
  }, [attempt, hasMistakes])
  useEffect(() => titleMarked(hasMistakes), [hasMistakes])
  if (!hasMistakes) return null
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{words.problem}</h2>
      <ul>
        {validationErrors.map(({ field, message }) => (
          <li key={field}>{field === 'root' ? message : <FieldLink id={idOf(field)} message={message} />}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ id, message }: { id: string; message: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {message}
    </a>
  )
}

/** The title of the page begins with `Error: ` while there are mistakes. */
function titleMarked(hasMistakes: boolean): (() => void) | undefined {
  if (!hasMistakes) return
  const plain = document.title
  document.title = words.errorTitle + plain
  return () => {
    document.title = plain
  }
}
