import { STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import { type ReactNode, useContext } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { useWords } from '../../forms/locale.ts'
import { StepHeading } from '../../forms/StepHeading.tsx'
import { useTranslate } from '../../forms/translate.ts'
import type { FormError } from '../../forms/validation-errors.ts'
import { applicationFormWords } from '../words/words.ts'
import { useGoOn } from './use-go-on.ts'

interface StepFrameProps {
  step: StepNumber
  validationErrors: readonly FormError[]
  /** Number of submit attempts; zero before the first one and after all errors are fixed. */
  attempt: number
  onNext: () => void
  /** Shown between the heading and the errors. */
  before?: ReactNode
  /** The element that gets the focus instead of the heading. */
  focusId?: string | undefined
  children: ReactNode
  /** Replaced by a message while there are validation errors. */
  buttons: ReactNode
}

/** The layout of a step: heading, error summary, content and buttons. (spec 2, 2) */
export function StepFrame({
  step,
  validationErrors,
  attempt,
  onNext,
  before,
  focusId,
  children,
  buttons,
}: StepFrameProps) {
  const words = useWords(applicationFormWords).form
  const translate = useTranslate()
  const form = useContext(FormIdContext)
  const idOf = (field: string) => fieldId(form, field)
  useGoOn()
  const [first] = validationErrors
  return (
    <form
      className="step"
      // Without its script, the browser must not send a prerendered form, least of all in the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <StepHeading title={translate(STEPS[step - 1]?.title ?? '')} focusId={focusId} />
      {before}
      {attempt > 0 && <ErrorSummary validationErrors={validationErrors} idOf={idOf} attempt={attempt} />}
      {children}
      {first ? (
        <Alert tone="bad">
          <p>{words.oops}</p>
          <p>
            {words.firstError}{' '}
            <a
              href={`#${idOf(first.field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(first.field))?.focus()
              }}
            >
              {first.message}
            </a>
          </p>
        </Alert>
      ) : (
        <div className="actions step-buttons">{buttons}</div>
      )}
    </form>
  )
}
