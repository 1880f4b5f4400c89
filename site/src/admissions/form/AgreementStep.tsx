import { AGREEMENT_UNCHECKED, consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { applicationFormWords } from '../words/words.ts'
import { StepFrame } from './StepFrame.tsx'
import { laterStepWords } from './steps/words/words.ts'
import { Tick } from './Tick.tsx'
import type { WizardState } from './use-wizard.ts'

const Agreement = lazyPart(() => import('./Agreement.tsx'))

/** Step 3: the agreement and its consents. */
export default function AgreementStep({ wizard }: { wizard: WizardState }) {
  const words = useWords(applicationFormWords).form
  const { agreement } = useWords(laterStepWords)
  const translate = useTranslate()
  const { context, courseForm, step, accepted, setAccepted, agreementAccepted } = wizard
  const [attempt, setAttempt] = useState(0)
  const isTried = attempt > 0 && !agreementAccepted
  const missing = consentsOf(courseForm, context).find(({ key }) => !accepted.includes(key))

  return (
    <StepFrame
      step={step}
      validationErrors={isTried && missing ? [{ field: missing.key, message: translate(AGREEMENT_UNCHECKED) }] : []}
      attempt={isTried ? attempt : 0}
      onNext={() => (agreementAccepted ? wizard.go(4) : setAttempt(attempt + 1))}
      buttons={
        <>
          <button type="submit" className="button primary">
            {words.next}
          </button>
          <button type="button" className="button quiet" onClick={() => wizard.back(2)}>
            {words.back}
          </button>
        </>
      }
    >
      <Agreement wizard={wizard}>
        {(language) => (
          <fieldset className="consents">
            <legend>{agreement.consents}</legend>
            {consentsOf(courseForm, context, language.translate).map(({ key, label }) => (
              <Tick
                key={key}
                name={key}
                checked={accepted.includes(key)}
                validationError={isTried && key === missing?.key ? translate(AGREEMENT_UNCHECKED) : undefined}
                onChange={(isTicked) =>
                  setAccepted(isTicked ? [...accepted, key] : accepted.filter((each) => each !== key))
                }
              >
                <span lang={language.locale}>{label}</span>
              </Tick>
            ))}
          </fieldset>
        )}
      </Agreement>
    </StepFrame>
  )
}
