import { usePaths, useWords } from '../../forms/locale.ts'
import { laterStepWords } from './steps/words/words.ts'
import { Tick } from './Tick.tsx'

/** Field name of the terms in validation errors. */
export const TERMS = 'terms'

interface TermsFieldProps {
  isAccepted: boolean
  validationError: string | undefined
  onChange: (isAccepted: boolean) => void
}

/** The terms checkbox. The terms open in a new tab so that the form stays open. */
export function TermsField({ isAccepted, validationError, onChange }: TermsFieldProps) {
  const w = useWords(laterStepWords).terms
  const paths = usePaths()
  return (
    <Tick name={TERMS} checked={isAccepted} validationError={validationError} onChange={onChange}>
      {w.before}{' '}
      <a href={paths.policy('terms-and-conditions')} target="_blank" rel="noreferrer">
        {w.link}
      </a>{' '}
      {w.after}
    </Tick>
  )
}
