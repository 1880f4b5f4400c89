import { screensOf } from '@pravesh/shared/admissions/form/screens'
import { useMemo } from 'react'
import { MinorContext } from '../fields/MinorGuardian.tsx'
import { DetailsScreen } from './DetailsScreen.tsx'
import { StepScreens } from './StepScreens.tsx'
import { useDoneScreens } from './use-done-screens.ts'
import type { WizardState } from './use-wizard.ts'

/** Step 1: personal details, contacts and addresses, one screen at a time. */
export function DetailsStep({ wizard }: { wizard: WizardState }) {
  const { courseForm, context, acceptBirthDate } = wizard
  const screens = useMemo(() => screensOf(courseForm, 1), [courseForm])
  const { done, isDone } = useDoneScreens(wizard, screens)
  const minor = useMemo(() => ({ today: context.today, onGiven: acceptBirthDate }), [context, acceptBirthDate])
  return (
    <MinorContext value={minor}>
      <StepScreens as={DetailsScreen} wizard={wizard} screens={screens} done={done} isDone={isDone} />
    </MinorContext>
  )
}
