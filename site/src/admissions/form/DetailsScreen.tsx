import { INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { ELIGIBILITY_SCREEN } from '@pravesh/shared/admissions/form/screens'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import { useMemo } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment } from '../../lib/formats.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard, sectionHeading } from '../fields/SectionCard.tsx'
import { applicationFormWords } from '../words/words.ts'
import { Costs } from './Costs.tsx'
import { EligibilityRules, IneligibleNote } from './EligibilityNotes.tsx'
import { isIneligible } from './Ineligible.tsx'
import { ScreenList } from './ScreenList.tsx'
import { StepFrame } from './StepFrame.tsx'
import { useStepCheck } from './use-step-check.ts'
import type { WizardState } from './use-wizard.ts'

interface DetailsScreenProps {
  wizard: WizardState
  /** All screens of the step, in order. */
  screens: readonly Section[]
  screen: Section
  /** Keys of the screens without errors. */
  done: readonly string[]
  /** Checks a screen now. */
  isDone: (screen: Section) => boolean
  /** The applicant came from another screen of this step. */
  hasMoved: boolean
  /** Shows all errors at once. */
  isTried: boolean
  /** Opens a screen with errors. */
  onInvalid: (screen: Section) => void
}

/** One screen of step 1. The last one, or the only one with something left to answer, completes the step. */
export function DetailsScreen(props: DetailsScreenProps) {
  const { wizard, screens, screen, done, isDone, hasMoved, isTried, onInvalid } = props
  const locale = useLocale()
  const words = useWords(applicationFormWords).form
  const translate = useTranslate()
  const { courseForm, form, step, refusals, restored, copied, go } = wizard
  const names = useMemo(() => screen.questions.map(({ name }) => name), [screen])
  const isTriedBefore = isTried || names.some((name) => refusals.answers[name])
  const check = useStepCheck({ form, courseForm, names, find: wizard.validationErrors, isTriedBefore, copied })
  const decides = screen.key === ELIGIBILITY_SCREEN.key
  const place = screens.indexOf(screen)
  const [previous, following] = [screens[place - 1], screens[place + 1]]
  const isFinal = following === undefined || screens.every(({ key }) => key === screen.key || done.includes(key))

  function next() {
    if (!check.run()) return
    if (decides && isIneligible(courseForm, form.answers())) return notify(translate(INELIGIBLE_MESSAGE))
    if (!isFinal) return go(step, following.key)
    const invalid = screens.find((each) => !isDone(each))
    if (invalid) return onInvalid(invalid)
    // The save need not succeed: without a network, the draft in this browser is enough to go on.
    wizard.change({ detailsSaved: true })
    setTimeout(() => void wizard.draft.sync.flush())
    notify(words.saved)
    go(2)
  }

  return (
    <StepFrame
      step={step}
      validationErrors={check.validationErrors}
      attempt={check.attempt}
      onNext={next}
      focusId={hasMoved ? sectionHeading(screen.key) : undefined}
      before={<ScreenList screens={screens} now={screen.key} done={done} onOpen={(key) => go(step, key)} />}
      buttons={
        <>
          <button type="submit" className="button primary">
            {isFinal ? words.next : words.continue}
          </button>
          {previous && (
            <button type="button" className="button quiet" onClick={() => go(step, previous.key)}>
              {words.back}
            </button>
          )}
        </>
      }
    >
      {restored !== '' && !hasMoved && (
        <p className="tip">{copied ?? words.restored(formatMoment(restored, locale))}</p>
      )}
      {decides && <EligibilityRules wizard={wizard} />}
      <SectionCard section={screen} />
      {decides && <IneligibleNote wizard={wizard} />}
      <Costs wizard={wizard} />
    </StepFrame>
  )
}
