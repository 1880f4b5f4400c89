import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { StepNumber } from '@pravesh/shared/admissions/answers/steps'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { type FormError, toValidationErrors } from '../../forms/validation-errors.ts'
import { questionsIn } from './check-step.ts'
import { distinctNames } from './distinct-names.ts'
import { type ShownMistake, updateErrors } from './update-errors.ts'

/** Rest after the last key before mistakes are looked for again, in milliseconds. */
const REST_MS = 150

interface StepCheckOptions {
  form: UseFormReturn<Answers>
  courseForm: CourseForm
  step: StepNumber
  /** Finds all that is wrong with the answers of the step. */
  find: () => readonly ShownMistake[]
  /** Mistakes besides those in answers, once the step was tried. */
  others?: readonly FormError[]
  /** The server has found mistakes in it. */
  isRefused: boolean
}

/**
 * The mistakes of a step: all of them once it was tried, before that only in what was typed and left. They go as they are
 * mended; when none is left the step counts as not tried.
 */
export function useStepCheck({ form, courseForm, step, find, others = [], isRefused }: StepCheckOptions) {
  const { control, trigger, watch, getFieldState, setError, clearErrors } = form
  const names = useMemo(() => questionsIn(courseForm, step), [courseForm, step])
  const { errors } = useFormState({ control })
  const [attempt, setAttempt] = useState(0)
  const answers = distinctNames(courseForm, toValidationErrors(errors, names))
  const validationErrors = attempt > 0 ? [...answers, ...others] : answers
  const now = useRef({ isTried: false, wrong: names })
  now.current = { isTried: attempt > 0, wrong: names.filter((name) => errors[name]) }

  useEffect(() => {
    clearErrors()
    if (isRefused) void trigger(names).then(() => setAttempt(1))
  }, [clearErrors, trigger, names, isRefused])

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const { isTried, wrong } = now.current
      const fields = isTried ? names : wrong
      if (fields.length > 0)
        updateErrors({ form: { getFieldState, setError, clearErrors }, fields, validationErrors: find() })
    }
    // Not with every key: a slow phone would still be checking when the next one is pressed.
    const watching = watch(() => {
      clearTimeout(resting)
      resting = setTimeout(check, REST_MS)
    })
    return () => {
      clearTimeout(resting)
      watching.unsubscribe()
    }
  }, [watch, getFieldState, setError, clearErrors, find, names])

  const isMended = attempt > 0 && validationErrors.length === 0
  useEffect(() => {
    if (isMended) setAttempt(0)
  }, [isMended])

  return {
    validationErrors,
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
