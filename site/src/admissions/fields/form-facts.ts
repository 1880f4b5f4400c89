import { type FormReference, NO_REFERENCE } from '@pravesh/shared/admissions/answers/form-reference'
import { createContext, useContext } from 'react'

interface FormFacts {
  /** What the choices depend on, apart from the answers. */
  reference: FormReference
  /** Hint for the questions of a read-only section. */
  lockedHint?: string | undefined
}

/** Provided by the form; `AnswersForm` holds the answers. */
export const FormFactsContext = createContext<FormFacts>({ reference: NO_REFERENCE })

export function useFormFacts(): FormFacts {
  return useContext(FormFactsContext)
}
