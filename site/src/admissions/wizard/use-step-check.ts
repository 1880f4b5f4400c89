import type { Answers } from '@pravesh/shared/admissions/answers'
import type { StepNumber } from '@pravesh/shared/admissions/steps'
import type { CourseCode } from '@pravesh/shared/content/options'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { type Mistake, mistakesOf } from '../../forms/mistakes.ts'
import { questionsIn } from './check-step.ts'
import { toldApart } from './told-apart.ts'

interface StepCheckOptions {
  form: UseFormReturn<Answers>
  course: CourseCode
  step: StepNumber
  /** Mistakes besides those in answers, once the step was tried. */
  others?: readonly Mistake[]
  /** The server has found mistakes in it. */
  isRefused: boolean
}

/**
 * The mistakes of a step: all of them once it was tried, before that only in what was typed and left. They go as they are
 * mended; when none is left the step counts as not tried.
 */
export function useStepCheck({ form, course, step, others = [], isRefused }: StepCheckOptions) {
  const { control, trigger, watch, clearErrors } = form
  const names = useMemo(() => questionsIn(course, step), [course, step])
  const { errors } = useFormState({ control })
  const [attempt, setAttempt] = useState(0)
  const answers = toldApart(course, mistakesOf(errors, names))
  const mistakes = attempt > 0 ? [...answers, ...others] : answers
  const now = useRef({ isTried: false, wrong: names })
  now.current = { isTried: attempt > 0, wrong: names.filter((name) => errors[name]) }

  useEffect(() => {
    clearErrors()
    if (isRefused) void trigger(names).then(() => setAttempt(1))
  }, [clearErrors, trigger, names, isRefused])

  useEffect(() => {
    let isQueued = false
    // Once for all that changes together.
    const watching = watch(() => {
      if (isQueued) return
      isQueued = true
      queueMicrotask(() => {
        isQueued = false
        const { isTried, wrong } = now.current
        const checked = isTried ? names : wrong
        if (checked.length > 0) void trigger(checked)
      })
    })
    return () => watching.unsubscribe()
  }, [watch, trigger, names])

  const isMended = attempt > 0 && mistakes.length === 0
  useEffect(() => {
    if (isMended) setAttempt(0)
  }, [isMended])

  return {
    mistakes,
    attempt,
    isTried: attempt > 0,
    /** Checks the whole step; says whether its answers hold no mistake. */
    run: async () => {
      const isRight = await trigger(names)
      setAttempt((before) => before + 1)
      return isRight
    },
  }
}

export type StepCheck = ReturnType<typeof useStepCheck>
