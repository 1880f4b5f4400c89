import { type FormReference, NO_REFERENCE } from '@pravesh/shared/admissions/answers/form-reference'
import { createContext, useContext } from 'react'

interface FormFacts {
  /** What the choices depend on besides the answers. */
  reference: FormReference
  /** Why a question cannot be answered that is locked as a whole section is; nothing where none is. */
  lockedHint?: string | undefined
}

/** What the fields of an application form know besides its answers; whoever draws the form says it. */
export const FormFactsContext = createContext<FormFacts>({ reference: NO_REFERENCE })

/** The facts of the form around a field. */
export function useFormFacts(): FormFacts {
  return useContext(FormFactsContext)
}
