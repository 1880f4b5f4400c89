import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import type { FormError } from '../../forms/validation-errors.ts'
import { useAnswersForm } from '../fields/use-answers-form.ts'
import { revealField } from './reveal-field.ts'
import { correctionWords } from './words/words.ts'

interface SubmitUpdateProps {
  validationErrors: readonly FormError[]
  idOf: (field: string) => string
  /** Above the button. */
  children?: ReactNode
}

/** The submit button, replaced by a list of links to the fields while the form has errors. (spec 3, 5) */
export function SubmitUpdate({ validationErrors, idOf, children }: SubmitUpdateProps) {
  const words = useWords(correctionWords)
  const { trigger } = useAnswersForm()
  const isValid = validationErrors.length === 0
  return (
    <div className="update-end">
      <p role="status" className="form-error">
        {!isValid && words.validationErrors}
      </p>
      {isValid ? (
        <>
          {children}
          <button type="submit" className="button primary">
            {words.submit}
          </button>
        </>
      ) : (
        <ul className="corrections">
          {validationErrors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  const question = QUESTION_NAMES.find((name) => name === field)
                  if (question !== undefined) trigger([question])
                  revealField(idOf(field))
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
