import { screensOf } from '@pravesh/shared/admissions/form/screens'
import { useMemo } from 'react'
import { DetailsScreen } from './DetailsScreen.tsx'
import { StepScreens } from './StepScreens.tsx'
import { useDoneScreens } from './use-done-screens.ts'
import type { WizardState } from './use-wizard.ts'

/** Step 1: personal details, contacts and addresses, one screen at a time. */
export function DetailsStep({ wizard }: { wizard: WizardState }) {
  const { courseForm } = wizard
  const screens = useMemo(() => screensOf(courseForm, 1), [courseForm])
  const { done, isDone } = useDoneScreens(wizard, screens)
  return <StepScreens as={DetailsScreen} wizard={wizard} screens={screens} done={done} isDone={isDone} />
}
