import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { useWords } from '../../forms/locale.ts'
import type { FormError } from '../../forms/validation-errors.ts'
import { CardHeading, sectionHeading } from '../fields/SectionCard.tsx'
import { DocumentList } from '../uploads/DocumentList.tsx'
import { laterStepWords } from './steps/words/words.ts'
import { TERMS, TermsField } from './TermsField.tsx'
import type { WizardState } from './use-wizard.ts'

interface DocumentsCardProps {
  wizard: WizardState
  screen: Screen
  /** The index of the screen within the step. */
  place: number
  errors: readonly FormError[]
}

/** The documents of a screen; on the last one also the terms. */
export function DocumentsCard({ wizard, screen, place, errors }: DocumentsCardProps) {
  const w = useWords(laterStepWords)
  const { courseForm, documentState } = wizard
  const messages = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return (
    <>
      <section className="form-card" aria-labelledby={sectionHeading(screen.key)}>
        <CardHeading section={screen} place={place} />
        <p className="hint">{w.documents}</p>
        <DocumentList
          courseForm={courseForm}
          kinds={screen.documents}
          answers={wizard.answers()}
          documents={documentState.documents}
          files={documentState.files}
          onChange={wizard.setDocument}
          validationErrors={messages}
        />
      </section>
      {screen.terms && (
        <TermsField
          isAccepted={documentState.termsAccepted}
          validationError={messages[TERMS]}
          onChange={(termsAccepted) => wizard.change({ termsAccepted })}
        />
      )}
    </>
  )
}
