import { INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { ELIGIBILITY_SCREEN } from '@pravesh/shared/admissions/form/screens'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment } from '../../lib/formats.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { applicationFormWords } from '../words/words.ts'
import { Costs } from './Costs.tsx'
import { EligibilityRules, IneligibleNote } from './EligibilityNotes.tsx'
import { isIneligible } from './Ineligible.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import type { ScreenProps } from './StepScreens.tsx'
import { useScreen } from './use-screen.ts'

/** One screen of step 1. */
export function DetailsScreen(props: ScreenProps) {
  const { wizard, screen, hasMoved } = props
  const locale = useLocale()
  const words = useWords(applicationFormWords).form
  const translate = useTranslate()
  const { courseForm, form, restored, copied } = wizard
  const state = useScreen(props)
  const decides = screen.key === ELIGIBILITY_SCREEN.key

  function next() {
    if (!state.check.run()) return
    if (decides && isIneligible(courseForm, form.answers())) return notify(translate(INELIGIBLE_MESSAGE))
    if (!state.leave()) return
    // The save need not succeed: without a network, the draft in this browser is enough to go on.
    wizard.change({ detailsSaved: true })
    setTimeout(() => void wizard.draft.sync.flush())
    notify(words.saved)
    wizard.go(2)
  }

  return (
    <ScreenFrame shown={props} state={state} onNext={next}>
      {restored !== '' && !hasMoved && (
        <p className="tip">{copied ?? words.restored(formatMoment(restored, locale))}</p>
      )}
      {decides && <EligibilityRules wizard={wizard} />}
      <SectionCard section={screen} place={state.place} />
      {decides && <IneligibleNote wizard={wizard} />}
      <Costs wizard={wizard} />
    </ScreenFrame>
  )
}
