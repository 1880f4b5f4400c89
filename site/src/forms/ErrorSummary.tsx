import { useEffect, useRef } from 'react'
import type { FormError } from './validation-errors.ts'
import { words } from './words.ts'

interface ErrorSummaryProps {
  validationErrors: readonly FormError[]
  /** The element ID of a field. */
  idOf: (field: string) => string
  /** Changes with every attempt, which moves the focus to the summary again. */
  attempt: number
}

/** Lists the validation errors of a form with links to the fields. Takes the focus after each attempt. */
export function ErrorSummary({ validationErrors, idOf, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = validationErrors.length > 0
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus()
  }, [attempt, hasErrors])
  useEffect(() => markTitle(hasErrors), [hasErrors])
  if (!hasErrors) return null
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

/** Prefixes the page title with `Error: ` while there are validation errors. Returns the cleanup. */
function markTitle(hasErrors: boolean): (() => void) | undefined {
  if (!hasErrors) return
  const plain = document.title
  document.title = words.errorTitle + plain
  return () => {
    document.title = plain
  }
}
