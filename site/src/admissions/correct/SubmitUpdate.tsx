import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Mistake } from '../../forms/validation-errors.ts'
import { words } from './words.ts'

interface SubmitUpdateProps {
  mistakes: readonly Mistake[]
  idOf: (field: string) => string
  /** Above the button. */
  children?: ReactNode
}

/** The button, or, while something is wrong, what and where. (spec 3, 5) */
export function SubmitUpdate({ mistakes, idOf, children }: SubmitUpdateProps) {
  const { trigger } = useFormContext<Answers>()
  const isRight = mistakes.length === 0
  return (
    <div className="update-end">
      <p role="status" className="oops">
        {!isRight && words.mistakes}
      </p>
      {isRight ? (
        <>
          {children}
          <button type="submit" className="button primary">
            {words.submit}
          </button>
        </>
      ) : (
        <ul className="to-mend">
          {mistakes.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  const question = QUESTION_NAMES.find((name) => name === field)
                  if (question !== undefined) void trigger(question)
                  document.getElementById(idOf(field))?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
