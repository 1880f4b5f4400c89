import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { StepNumber } from '@pravesh/shared/admissions/answers/steps'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { type FormError, toValidationErrors } from '../../forms/validation-errors.ts'
import { questionsIn } from './check-step.ts'
import { distinctNames } from './distinct-names.ts'
import { type ShownError, updateErrors } from './update-errors.ts'

/** Debounce between the last change and the next validation. */
const DEBOUNCE_MS = 150

interface StepCheckOptions {
  form: UseFormReturn<Answers>
  courseForm: CourseForm
  step: StepNumber
  /** Returns the errors in the answers of the step. */
  find: () => readonly ShownError[]
  /** Further errors, shown after the first submit attempt. */
  others?: readonly FormError[]
  /** The server reported errors in this step. */
  isRefused: boolean
}

/**
 * The validation errors of a step: before the first submit attempt those of fields that have lost focus, afterwards
 * all. Fixed errors disappear; when none is left, the step counts as not attempted.
 */
export function useStepCheck({ form, courseForm, step, find, others = [], isRefused }: StepCheckOptions) {
  const { control, trigger, watch, getFieldState, setError, clearErrors } = form
  const names = useMemo(() => questionsIn(courseForm, step), [courseForm, step])
  const { errors } = useFormState({ control })
  const [attempt, setAttempt] = useState(0)
  const answers = distinctNames(courseForm, toValidationErrors(errors, names))
  const validationErrors = attempt > 0 ? [...answers, ...others] : answers
  const now = useRef({ isTried: false, invalid: names })
  now.current = { isTried: attempt > 0, invalid: names.filter((name) => errors[name]) }

  useEffect(() => {
    clearErrors()
    if (isRefused) void trigger(names).then(() => setAttempt(1))
  }, [clearErrors, trigger, names, isRefused])

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const { isTried, invalid } = now.current
      const fields = isTried ? names : invalid
      if (fields.length > 0)
        updateErrors({ form: { getFieldState, setError, clearErrors }, fields, validationErrors: find() })
    }
    // Debounced: on a slow phone, a check takes longer than the time between two keystrokes.
    const watching = watch(() => {
      clearTimeout(resting)
      resting = setTimeout(check, DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(resting)
      watching.unsubscribe()
    }
  }, [watch, getFieldState, setError, clearErrors, find, names])

  const isFixed = attempt > 0 && validationErrors.length === 0
  useEffect(() => {
    if (isFixed) setAttempt(0)
  }, [isFixed])

  return {
    validationErrors,
    attempt,
    isTried: attempt > 0,
    /** Validates the whole step; returns whether its answers are valid. */
    run: async () => {
      const isValid = await trigger(names)
      setAttempt((before) => before + 1)
      return isValid
    },
  }
}
