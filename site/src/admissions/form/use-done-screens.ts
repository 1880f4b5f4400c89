import { ELIGIBILITY_SCREEN } from '@pravesh/shared/admissions/form/screens'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import { useCallback, useEffect, useState } from 'react'
import { isIneligible } from './Ineligible.tsx'
import type { WizardState } from './use-wizard.ts'

/** Debounce between the last change and the next check, in milliseconds. */
const DEBOUNCE_MS = 300

/** The screens of the current step without errors, checked again when the answers have changed. */
export function useDoneScreens({ form, courseForm, validationErrors }: WizardState, screens: readonly Section[]) {
  const { watch, answers } = form
  const isDone = useCallback(
    (screen: Section) => {
      if (screen.key === ELIGIBILITY_SCREEN.key && isIneligible(courseForm, answers())) return false
      const invalid = validationErrors()
      return screen.questions.every(({ name }) => invalid.every(({ field }) => field !== name))
    },
    [courseForm, answers, validationErrors],
  )
  const check = useCallback(() => screens.filter(isDone).map(({ key }) => key), [screens, isDone])
  const [done, setDone] = useState(check)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const stop = watch(() => {
      clearTimeout(resting)
      resting = setTimeout(() => setDone(check()), DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(resting)
      stop()
    }
  }, [watch, check])
  return { done, isDone }
}
