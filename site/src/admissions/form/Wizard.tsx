import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormIdContext } from '../../forms/field-id.ts'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { ConflictWatch } from '../drafts/ConflictWatch.tsx'
import type { Start } from '../drafts/choose-start.ts'
import { FormFactsContext } from '../fields/form-facts.ts'
import { AnswersFormContext } from '../fields/use-answers-form.ts'
import { applicationFormWords } from '../words/words.ts'
import { adoptTyped } from './adopt-typed.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { newStart } from './initial-answers.ts'
import { Overlay } from './Overlay.tsx'
import { Progress } from './Progress.tsx'
import { GoOnContext, questionToGoOn } from './use-go-on.ts'
import { useWizard } from './use-wizard.ts'

const EducationStep = lazyPart(() => import('./EducationStep.tsx'))
const AgreementStep = lazyPart(() => import('./AgreementStep.tsx'))
const FeeStep = lazyPart(() => import('./FeeStep.tsx'))

/** Prefix of the field IDs. */
export const APPLICATION = 'application'

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
  const left = useRef(questionToGoOn(start.content.place))
  const wizard = useWizard({ context, name, start })
  const { course, sessionYear } = context
  const { courseForm, step, draft, form, colleges, overlay } = wizard
  const [isNoticed, setNoticed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only a new form is prerendered.
    if (start === newStart && root.current) adoptTyped(form, root.current, questionsOf(courseForm))
  }, [start, form, courseForm])
  useFocusedQuestion(root, wizard.setQuestion)
  usePageTitle(words.title(courseForm.screen.heading, sessionYear), step)

  const notice = { isNoticed, dismiss: () => setNoticed(true) }
  return (
    <AnswersFormContext value={form}>
      <FormIdContext value={APPLICATION}>
        <FormFactsContext value={colleges}>
          <div ref={root} className="wizard" inert={overlay.text !== null}>
            <Progress step={step} state={draft.state} />
            <GoOnContext value={left}>
              {step === 1 && <DetailsStep wizard={wizard} />}
              {step === 2 && <EducationStep wizard={wizard} />}
              {step === 3 && <AgreementStep wizard={wizard} />}
              {step === 4 && <FeeStep wizard={wizard} notice={notice} onChanged={onChanged} />}
            </GoOnContext>
          </div>
          <Overlay text={overlay.text} />
          <ConflictWatch course={course} draft={draft} onRestart={onRestart} onSent={onChanged} />
        </FormFactsContext>
      </FormIdContext>
    </AnswersFormContext>
  )
}

/** Reports the question or document whose field gets the focus: a field has the name of its question. */
function useFocusedQuestion(root: RefObject<HTMLElement | null>, onFocused: (question: string) => void): void {
  useEffect(() => {
    const form = root.current
    const onFocus = ({ target }: FocusEvent) => {
      const isField =
        target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLButtonElement
      if (isField) onFocused(target.name)
    }
    form?.addEventListener('focusin', onFocus)
    return () => form?.removeEventListener('focusin', onFocus)
  }, [root, onFocused])
}

/** Sets the page heading, which is published once for all courses, and adds the step to the title of the tab. */
function usePageTitle(title: string, step: StepNumber): void {
  const words = useWords(applicationFormWords).form
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
    const portal = document.title.split(' | ').at(-1)
    document.title = `${words.progress(step, STEPS.length)}: ${title} | ${portal}`
  }, [title, step, words])
}
