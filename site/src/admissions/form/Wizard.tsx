import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormIdContext } from '../../forms/field-id.ts'
import { useWords } from '../../forms/locale.ts'
import { ConflictWatch } from '../drafts/ConflictWatch.tsx'
import type { Start } from '../drafts/choose-start.ts'
import { FormFactsContext } from '../fields/form-facts.ts'
import { AgreementStep } from './AgreementStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { EducationStep } from './EducationStep.tsx'
import { FeeStep } from './FeeStep.tsx'
import { Overlay } from './Overlay.tsx'
import { Progress } from './Progress.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useWizard } from './use-wizard.ts'
import { applicationFormWords } from './words/words.ts'

interface WizardProps {
  context: FormContext
  name: string
  start: Start
  /** Restarts the form with the version from another device. */
  onRestart: (start: Start) => void
  onChanged: () => Promise<void>
}

/** The application form of a course, in four steps. (spec 2, 2) */
export function Wizard({ context, name, start, onRestart, onChanged }: WizardProps) {
  const words = useWords(applicationFormWords).form
  const wizard = useWizard({ context, name, start })
  const { course, sessionYear } = context
  const { courseForm, step, draft, form, colleges, overlay } = wizard
  const [isNoticed, setNoticed] = useState(false)
  usePageTitle(words.title(courseForm.screen.heading, sessionYear), step)

  const notice = { isNoticed, dismiss: () => setNoticed(true) }
  return (
    <FormProvider {...form}>
      <FormIdContext value="application">
        <FormFactsContext value={colleges}>
          <div className="wizard" inert={overlay.text !== null}>
            <Progress step={step} state={draft.state} />
            {step === 1 && <DetailsStep wizard={wizard} notice={notice} />}
            {step === 2 && <EducationStep wizard={wizard} notice={notice} />}
            {step === 3 && <AgreementStep wizard={wizard} />}
            {step === 4 && <FeeStep wizard={wizard} onChanged={onChanged} />}
          </div>
          <Overlay text={overlay.text} />
          <ConflictWatch course={course} draft={draft} onRestart={onRestart} />
        </FormFactsContext>
      </FormIdContext>
    </FormProvider>
  )
}
