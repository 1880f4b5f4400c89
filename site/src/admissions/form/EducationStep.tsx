import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { withComputed } from '@pravesh/shared/admissions/answers/clean-answers'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/answers/eligibility'
import { missingDocuments } from '@pravesh/shared/admissions/documents/check-documents'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor } from '@pravesh/shared/admissions/documents/requested-documents'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { DocumentList } from '../uploads/DocumentList.tsx'
import { isUploading } from '../uploads/pending-uploads.ts'
import { CheckNotice, type Notice } from './CheckNotice.tsx'
import { CollegesNote } from './CollegesNote.tsx'
import { sectionsIn } from './check-step.ts'
import { StepFrame } from './StepFrame.tsx'
import { TERMS, TermsField } from './TermsField.tsx'
import { useStepCheck } from './use-step-check.ts'
import type { WizardState } from './use-wizard.ts'
import { applicationFormWords } from './words/words.ts'

const Preview = lazyPart(() => import('./Preview.tsx'))

/** Step 2: marks, college and documents. */
export function EducationStep({ wizard, notice }: { wizard: WizardState; notice: Notice }) {
  const uploadWords = useWords(applicationFormWords).uploads
  const translate = useTranslate()
  const words = useWords(applicationFormWords).form
  const { courseForm, form, step, documentState, refusals, overlay } = wizard
  const isFailed = useWatch({
    control: form.control,
    compute: (typed: Answers) => eligibility(courseForm, withComputed(courseForm, typed)) === 'failed',
  })
  // Re-render when the answers require other documents.
  useWatch({ control: form.control, compute: (typed: Answers) => documentsFor(courseForm, typed) })
  const [isPreviewed, setPreviewed] = useState(false)

  const answers = wizard.answers()
  const documents = { ...missing(wizard), ...refused(wizard) }
  const others = isFailed ? [] : errorsIn(documents, documentState.termsAccepted ? null : words.terms.missing)
  const isRefused = Object.keys(refusals.answers).length + Object.keys(refusals.documents).length > 0
  const check = useStepCheck({ form, courseForm, step, find: wizard.validationErrors, others, isRefused })

  async function next() {
    const isValid = await check.run()
    if (isFailed) return notify(translate(INELIGIBLE_MESSAGE))
    if (!isValid || others.length > 0) return
    if (isUploading()) return notify(uploadWords.stillUploading)
    wizard.change({ educationSaved: true })
    await overlay.during(words.wait, async () => void setTimeout(() => void wizard.draft.sync.flush()))
    wizard.go(3)
  }

  return (
    <StepFrame
      step={step}
      validationErrors={check.validationErrors}
      attempt={check.attempt}
      onNext={() => void next()}
      buttons={
        <>
          <button type="submit" className="button primary">
            {words.next}
          </button>
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
            {words.preview}
          </button>
          <button type="button" className="button quiet" onClick={() => wizard.go(1)}>
            {words.back}
          </button>
        </>
      }
    >
      <CheckNotice shownAs={courseForm.screen.checkNotice} notice={notice} />
      {sectionsIn(courseForm, step, answers).map((section) => (
        <SectionCard key={section.key} section={section}>
          {section.part === 'course' && <CollegesNote colleges={wizard.colleges} />}
        </SectionCard>
      ))}
      {isFailed ? (
        <Alert tone="bad">
          <p>
            <strong>{words.eligibility}</strong>
          </p>
          {courseForm.eligibility?.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </Alert>
      ) : (
        <>
          <section className="form-card" aria-labelledby="section-documents">
            <h3 id="section-documents">{words.documents.title}</h3>
            <p className="hint">{words.documents.text}</p>
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
            validationError={check.isTried && !documentState.termsAccepted ? words.terms.missing : undefined}
            onChange={(termsAccepted) => wizard.change({ termsAccepted })}
          />
        </>
      )}
      {isPreviewed && <Preview wizard={wizard} onClose={() => setPreviewed(false)} />}
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
