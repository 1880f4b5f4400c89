import { useMemo } from 'react'
import type { FormError } from '../../forms/validation-errors.ts'
import type { ScreenProps } from './StepScreens.tsx'
import { useStepCheck } from './use-step-check.ts'

interface ScreenOptions extends ScreenProps {
  /** Errors outside the answers, shown after the first submit attempt. */
  others?: readonly FormError[]
  /** The server refused something else than an answer. */
  isRefused?: boolean
}

export type ScreenState = ReturnType<typeof useScreen>

/** The checks of a screen, and the way from it to the others of its step. */
export function useScreen(options: ScreenOptions) {
  const { wizard, screens, screen, done, isDone, isTried, isRefused = false, others, onInvalid } = options
  const { courseForm, form, step, refusals, copied, go } = wizard
  const names = useMemo(() => screen.questions.map(({ name }) => name), [screen])
  const isTriedBefore = isTried || isRefused || names.some((name) => refusals.answers[name])
  const check = useStepCheck({ form, courseForm, names, find: wizard.validationErrors, others, isTriedBefore, copied })
  const place = screens.indexOf(screen)
  const [previous, following] = [screens[place - 1], screens[place + 1]]
  const isFinal = following === undefined || screens.every(({ key }) => key === screen.key || done.includes(key))

  return {
    check,
    place,
    /** The last screen of the step, or the only one with something left to answer, completes it. */
    isFinal,
    /** Opens the following screen, or one with errors. Returns whether the step is complete instead. */
    leave: (): boolean => {
      if (!isFinal) {
        go(step, following.key)
        return false
      }
      const invalid = screens.find((each) => !isDone(each))
      if (invalid) onInvalid(invalid)
      return invalid === undefined
    },
    back: previous && (() => go(step, previous.key)),
  }
}
