import type { Section } from '@pravesh/shared/admissions/questions/section'
import { useCallback, useEffect, useState } from 'react'
import type { WizardState } from './use-wizard.ts'

/** Debounce between the last change and the next check, in milliseconds. */
const DEBOUNCE_MS = 300

/** The screens of the current step without errors, checked again when the answers have changed. */
export function useDoneScreens({ form, validationErrors }: WizardState, screens: readonly Section[]) {
  const { watch } = form
  const isDone = useCallback(
    (screen: Section) => {
      const invalid = validationErrors()
      return screen.questions.every(({ name }) => invalid.every(({ field }) => field !== name))
    },
    [validationErrors],
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
