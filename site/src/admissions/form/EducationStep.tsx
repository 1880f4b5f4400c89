import { withComputed } from '@pravesh/shared/admissions/form/clean-answers'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { useMemo } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { EducationScreen } from './EducationScreen.tsx'
import { StepScreens } from './StepScreens.tsx'
import { screenErrors } from './screen-errors.ts'
import { shownScreens } from './shown-screens.ts'
import { laterStepWords } from './steps/words/words.ts'
import { useDoneScreens } from './use-done-screens.ts'
import type { WizardState } from './use-wizard.ts'

/** Step 2: marks, college and documents, one screen at a time. */
export default function EducationStep({ wizard }: { wizard: WizardState }) {
  const { missing } = useWords(laterStepWords).terms
  const { courseForm, form } = wizard
  const all = useMemo(() => educationScreens(courseForm), [courseForm])
  const answered = useDoneScreens(wizard, all)
  const keys = useFromAnswers(form, (typed) =>
    shownScreens(courseForm, withComputed(courseForm, typed)).map(({ key }) => key),
  )
  const screens = useMemo(() => all.filter(({ key }) => keys.includes(key)), [all, keys])
  // Re-render when the answers require other documents.
  useFromAnswers(form, (typed) => documentsFor(courseForm, typed))
  const isUploaded = (screen: Screen) => screenErrors({ wizard, screen, termsMissing: missing }).length === 0
  return (
    <StepScreens
      as={EducationScreen}
      wizard={wizard}
      screens={screens}
      done={screens.filter((each) => answered.done.includes(each.key) && isUploaded(each)).map(({ key }) => key)}
      isDone={(screen) => answered.isDone(screen) && isUploaded(screen)}
    />
  )
}
