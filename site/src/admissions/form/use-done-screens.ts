import { asksMarks } from '@pravesh/shared/admissions/form/check-step'
import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isIneligible } from './Ineligible.tsx'
import type { WizardState } from './use-wizard.ts'

/** Debounce between the last change and the next check, in milliseconds. */
const DEBOUNCE_MS = 300

/** The screens of the current step whose answers have no errors, checked again when the answers have changed. */
export function useDoneScreens(
  { form, courseForm, validationErrors, refusals }: WizardState,
  screens: readonly Screen[],
) {
  const { watch, answers } = form
  const isDone = useCallback(
    (screen: Screen) => {
      if (asksMarks(screen) && isIneligible(courseForm, answers())) return false
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
  const shown = useRef(refusals)
  useEffect(() => {
    if (shown.current === refusals) return
    shown.current = refusals
    setDone(check())
  }, [refusals, check])
  return { done, isDone }
}
