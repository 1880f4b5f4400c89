import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { missingDocuments } from '@pravesh/shared/admissions/form/check-documents'
import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { TERMS } from './TermsField.tsx'
import type { WizardState } from './use-wizard.ts'

interface ScreenErrorsOptions {
  wizard: Pick<WizardState, 'answers' | 'courseForm' | 'documentState' | 'refusals'>
  screen: Screen
  /** The message for terms that have not been accepted. */
  termsMissing: string
}

interface ScreenError {
  field: DocumentKind | typeof TERMS
  message: string
}

/** The errors of a screen outside its answers: documents that are missing or were refused, and the terms. */
export function screenErrors({ wizard, screen, termsMissing }: ScreenErrorsOptions): ScreenError[] {
  const { courseForm, documentState, answers, refusals } = wizard
  const { documents: kinds, terms } = screen
  if (kinds === undefined) return []
  const { documents, termsAccepted } = documentState
  const missing = missingDocuments(courseForm, answers(), documents)
  const errors = kinds.flatMap((kind): ScreenError[] => {
    const refused = refusals.documents[kind]
    // A refusal stands until the document is replaced.
    const message =
      refused && (documents[kind] ?? '') === refused.id
        ? refused.message
        : missing.find((each) => each.kind === kind)?.message
    return message === undefined ? [] : [{ field: kind, message }]
  })
  return terms && !termsAccepted ? [...errors, { field: TERMS, message: termsMissing }] : errors
}
