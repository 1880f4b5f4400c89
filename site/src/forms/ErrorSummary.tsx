import { useEffect, useRef } from 'react'
import { useWords } from './locale.ts'
import type { FormError } from './validation-errors.ts'
import { formsWords } from './words/words.ts'

interface ErrorSummaryProps {
  validationErrors: readonly FormError[]
  /** The element ID of a field. */
  idOf: (field: string) => string
  /** Changes with every attempt, which moves the focus to the summary again. */
  attempt: number
}

/** Lists the validation errors of a form with links to the fields. Takes the focus after each attempt. */
export function ErrorSummary({ validationErrors, idOf, attempt }: ErrorSummaryProps) {
  const words = useWords(formsWords)
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = validationErrors.length > 0
  useEffect(() => {
    if (attempt === 0 || !hasErrors) return
    box.current?.focus({ preventScroll: true })
    // Focus alone shows the middle of a summary that is taller than the screen.
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [attempt, hasErrors])
  useEffect(() => (hasErrors ? markTitle(words.errorTitle) : undefined), [hasErrors, words])
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

/** Prefixes the page title, e.g. with `Error: `. Returns the cleanup. */
function markTitle(prefix: string): () => void {
  const plain = document.title
  document.title = prefix + plain
  return () => {
    document.title = plain
  }
}
