import { asksMarks } from '@pravesh/shared/admissions/form/check-step'
import { withComputed } from '@pravesh/shared/admissions/form/clean-answers'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { isUploading } from '../uploads/pending-uploads.ts'
import { uploadWords } from '../uploads/words/words.ts'
import { CollegesNote } from './CollegesNote.tsx'
import { Costs } from './Costs.tsx'
import { DocumentsCard } from './DocumentsCard.tsx'
import { Ineligible } from './Ineligible.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import type { ScreenProps } from './StepScreens.tsx'
import { screenErrors } from './screen-errors.ts'
import { laterStepWords } from './steps/words/words.ts'
import { useScreen } from './use-screen.ts'

/** One screen of step 2: a section, or documents. */
export function EducationScreen(props: ScreenProps) {
  const { wizard, screen } = props
  const { courseForm, form, refusals } = wizard
  const uploading = useWords(uploadWords)
  const translate = useTranslate()
  const { terms } = useWords(laterStepWords)
  const eligible = useFromAnswers(form, (typed) => eligibility(courseForm, withComputed(courseForm, typed)))
  const category = useFromAnswers(form, (typed) => typed.category)
  const others = screenErrors({ wizard, screen, termsMissing: terms.missing })
  const isRefused = others.some(({ field }) => field in refusals.documents)
  const state = useScreen({ ...props, others, isRefused })
  const { check, isFinal, place } = state

  function next() {
    if (isUploading() && (isFinal || screen.documents)) return notify(uploading.stillUploading)
    const isValid = check.run()
    if (eligible === 'failed' && isFinal) return notify(translate(INELIGIBLE_MESSAGE))
    if (!isValid || others.length > 0 || !state.leave()) return
    wizard.change({ educationSaved: true })
    setTimeout(() => void wizard.draft.sync.flush())
    wizard.go(3)
  }

  return (
    <ScreenFrame
      shown={props}
      state={state}
      onNext={next}
      onBack={() => wizard.back(1)}
      buttons={<PreviewButton wizard={wizard} />}
    >
      {eligible === 'open' && category && asksMarks(screen) && (
        <p className="tip">{courseForm.eligibility?.ruleFor(category)}</p>
      )}
      {screen.documents ? (
        <DocumentsCard wizard={wizard} screen={screen} place={place} errors={check.isTried ? others : []} />
      ) : (
        <SectionCard section={screen} place={place}>
          {screen.part === 'course' && (
            <>
              <CollegesNote colleges={wizard.colleges} />
              <Costs wizard={wizard} />
            </>
          )}
        </SectionCard>
      )}
      {eligible === 'failed' && <Ineligible form={courseForm} category={category} />}
    </ScreenFrame>
  )
}
