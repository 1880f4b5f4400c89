import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { missingDocuments } from '@pravesh/shared/admissions/form/check-documents'
import { questionsIn, sectionsIn } from '@pravesh/shared/admissions/form/check-step'
import { withComputed } from '@pravesh/shared/admissions/form/clean-answers'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { useMemo } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { DocumentList } from '../uploads/DocumentList.tsx'
import { isUploading } from '../uploads/pending-uploads.ts'
import { uploadWords } from '../uploads/words/words.ts'
import { applicationFormWords } from '../words/words.ts'
import { CollegesNote } from './CollegesNote.tsx'
import { Costs } from './Costs.tsx'
import { Ineligible } from './Ineligible.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { StepFrame } from './StepFrame.tsx'
import { laterStepWords } from './steps/words/words.ts'
import { TERMS, TermsField } from './TermsField.tsx'
import { useStepCheck } from './use-step-check.ts'
import type { WizardState } from './use-wizard.ts'

/** Step 2: marks, college and documents. */
export default function EducationStep({ wizard }: { wizard: WizardState }) {
  const uploading = useWords(uploadWords)
  const translate = useTranslate()
  const words = useWords(applicationFormWords).form
  const w = useWords(laterStepWords)
  const { courseForm, form, step, documentState, refusals } = wizard
  const eligible = useFromAnswers(form, (typed) => eligibility(courseForm, withComputed(courseForm, typed)))
  const isFailed = eligible === 'failed'
  const isOpen = eligible === 'open' && Boolean(form.answers().category)
  // Re-render when the answers require other documents.
  useFromAnswers(form, (typed) => documentsFor(courseForm, typed))

  const answers = wizard.answers()
  const documents = { ...missing(wizard), ...refused(wizard) }
  const others = isFailed ? [] : errorsIn(documents, documentState.termsAccepted ? null : w.terms.missing)
  const isTriedBefore = Object.keys(refusals.answers).length + Object.keys(refusals.documents).length > 0
  const names = useMemo(() => questionsIn(courseForm, step), [courseForm, step])
  const find = wizard.validationErrors
  const check = useStepCheck({ form, courseForm, names, find, others, isTriedBefore, copied: wizard.copied })

  function next() {
    const isValid = check.run()
    if (isFailed) return notify(translate(INELIGIBLE_MESSAGE))
    if (!isValid || others.length > 0) return
    if (isUploading()) return notify(uploading.stillUploading)
    wizard.change({ educationSaved: true })
    setTimeout(() => void wizard.draft.sync.flush())
    wizard.go(3)
  }

  return (
    <StepFrame
      step={step}
      validationErrors={check.validationErrors}
      attempt={check.attempt}
      onNext={next}
      buttons={
        <>
          <button type="submit" className="button primary">
            {words.next}
          </button>
          <PreviewButton wizard={wizard} />
          <button type="button" className="button quiet" onClick={() => wizard.go(1)}>
            {words.back}
          </button>
        </>
      }
    >
      {isOpen && <p className="tip">{courseForm.eligibility?.ruleFor(answers.category)}</p>}
      {sectionsIn(courseForm, step, answers).map((section) => (
        <SectionCard key={section.key} section={section}>
          {section.part === 'course' && (
            <>
              <CollegesNote colleges={wizard.colleges} />
              <Costs wizard={wizard} />
            </>
          )}
        </SectionCard>
      ))}
      {isFailed ? (
        <Ineligible form={courseForm} category={answers.category} />
      ) : (
        <>
          <section className="form-card" aria-labelledby="section-documents">
            <h3 id="section-documents">{w.documents.title}</h3>
            <p className="hint">{w.documents.text}</p>
            <DocumentList
              courseForm={courseForm}
              answers={answers}
              documents={documentState.documents}
              files={documentState.files}
              onChange={wizard.setDocument}
              validationErrors={check.isTried ? documents : {}}
            />
          </section>
          <TermsField
            isAccepted={documentState.termsAccepted}
            validationError={check.isTried && !documentState.termsAccepted ? w.terms.missing : undefined}
            onChange={(termsAccepted) => wizard.change({ termsAccepted })}
          />
        </>
      )}
    </StepFrame>
  )
}

type ByKind = Partial<Record<DocumentKind, string>>

function missing({ courseForm, documentState, answers }: WizardState): ByKind {
  const found = missingDocuments(courseForm, answers(), documentState.documents)
  return Object.fromEntries(found.map(({ kind, message }) => [kind, message]))
}

/** Errors of documents that the server refused and that have not been replaced. */
function refused({ refusals, documentState }: WizardState): ByKind {
  const standing = Object.entries(refusals.documents).filter(
    ([kind, { id }]) => (documentState.documents[kind as DocumentKind] ?? '') === id,
  )
  return Object.fromEntries(standing.map(([kind, { message }]) => [kind, message]))
}

function errorsIn(documents: ByKind, termsError: string | null) {
  const terms = termsError === null ? [] : [{ field: TERMS, message: termsError }]
  return [...Object.entries(documents).map(([field, message]) => ({ field, message })), ...terms]
}
