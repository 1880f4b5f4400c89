import { AGREEMENT_UNCHECKED } from '@pravesh/shared/admissions/agreement/consents'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { applicationFormWords } from '../words/words.ts'
import { CheckNotice, type Notice } from './CheckNotice.tsx'
import { FeeTable } from './FeeTable.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { StepFrame } from './StepFrame.tsx'
import { laterStepWords } from './steps/words/words.ts'
import { Tick } from './Tick.tsx'
import { useSubmit } from './use-submit.tsx'
import type { WizardState } from './use-wizard.ts'

const UNDERSTOOD = 'understood'

interface FeeStepProps {
  wizard: WizardState
  notice: Notice
  onChanged: () => Promise<void>
}

/** Step 4: the application fee. Submits the application and redirects to the payment page; where the fee of an earlier session counts, to the page of the application. */
export default function FeeStep({ wizard, notice, onChanged }: FeeStepProps) {
  const words = useWords(applicationFormWords).form
  const w = useWords(laterStepWords).fee
  const translate = useTranslate()
  const { context, step, agreementAccepted, accepted, setAccepted } = wizard
  const isUnderstood = accepted.includes(UNDERSTOOD)
  const [attempt, setAttempt] = useState(0)
  const { submit, refusal } = useSubmit({ wizard, onChanged })
  const { carriedFrom } = context
  const isCarried = carriedFrom !== null
  const button = isCarried ? w.send : w.pay
  const isTried = !isCarried && attempt > 0 && !isUnderstood
  const [fee] = context.applicationFees

  function next() {
    if (!agreementAccepted) return notify(translate(AGREEMENT_UNCHECKED))
    if (!isCarried && !isUnderstood) return setAttempt(attempt + 1)
    void submit()
  }

  return (
    <StepFrame
      step={step}
      validationErrors={isTried ? [{ field: UNDERSTOOD, message: w.missing }] : []}
      attempt={isTried ? attempt : 0}
      onNext={next}
      buttons={
        <>
          <button type="submit" className="button primary" disabled={fee === undefined}>
            {button}
          </button>
          <PreviewButton wizard={wizard} />
          <button type="button" className="button quiet" onClick={() => wizard.go(3)}>
            {words.back}
          </button>
        </>
      }
    >
      {refusal}
      <CheckNotice shownAs={wizard.courseForm.screen.checkNotice} notice={notice} button={button} />
      <section className="form-card">
        {isCarried ? (
          <p>{w.carried(carriedFrom)}</p>
        ) : fee ? (
          <FeeTable
            caption={w.caption}
            heads={[w.what, w.amount]}
            rows={[{ key: fee.id, name: fee.text, amount: formatPaise(fee.amountPaise) }]}
            total={{ name: w.total, amount: formatPaise(fee.amountPaise) }}
          />
        ) : (
          <p>{w.noFee}</p>
        )}
        {!isCarried && (
          <Tick
            name={UNDERSTOOD}
            checked={isUnderstood}
            validationError={isTried ? w.missing : undefined}
            onChange={(isTicked) =>
              setAccepted(isTicked ? [...accepted, UNDERSTOOD] : accepted.filter((each) => each !== UNDERSTOOD))
            }
          >
            {w.understand}
          </Tick>
        )}
      </section>
    </StepFrame>
  )
}
