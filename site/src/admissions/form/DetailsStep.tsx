import { useLocale, useWords } from '../../forms/locale.ts'
import { formatMoment } from '../../lib/dates.ts'
import { notify } from '../../ui/notify.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { CheckNotice, type Notice } from './CheckNotice.tsx'
import { sectionsIn } from './check-step.ts'
import { StepFrame } from './StepFrame.tsx'
import { useStepCheck } from './use-step-check.ts'
import type { WizardState } from './use-wizard.ts'
import { applicationFormWords } from './words/words.ts'

/** Step 1: personal details, contacts and addresses. */
export function DetailsStep({ wizard, notice }: { wizard: WizardState; notice: Notice }) {
  const locale = useLocale()
  const words = useWords(applicationFormWords).form
  const { courseForm, form, step, refusals, restored, overlay } = wizard
  const isRefused = Object.keys(refusals.answers).length > 0
  const check = useStepCheck({ form, courseForm, step, find: wizard.validationErrors, isRefused })

  async function next() {
    if (!(await check.run())) return
    // The save need not succeed: without a network, the draft in this browser is enough to go on.
    wizard.change({ detailsSaved: true })
    await overlay.during(words.wait, async () => void setTimeout(() => void wizard.draft.sync.flush()))
    notify(words.saved)
    wizard.go(2)
  }

  return (
    <StepFrame
      step={step}
      validationErrors={check.validationErrors}
      attempt={check.attempt}
      onNext={() => void next()}
      buttons={
        <button type="submit" className="button primary">
          {words.next}
        </button>
      }
    >
      {restored !== '' && <p className="tip">{words.restored(formatMoment(restored, locale))}</p>}
      <CheckNotice shownAs={courseForm.screen.checkNotice} notice={notice} />
      {sectionsIn(courseForm, step, {}).map((section) => (
        <SectionCard key={section.key} section={section} />
      ))}
    </StepFrame>
  )
}
