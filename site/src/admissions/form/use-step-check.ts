import type { QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { useEffect, useRef, useState } from 'react'
import { type FormError, toValidationErrors } from '../../forms/validation-errors.ts'
import type { AnswersForm } from '../fields/answers-form.ts'
import { useIssues } from '../fields/use-answers-form.ts'
import { distinctNames } from './distinct-names.ts'
import { type ShownError, updateErrors } from './update-errors.ts'

/** Debounce between the last change and the next validation. */
const DEBOUNCE_MS = 150

interface StepCheckOptions {
  form: AnswersForm
  courseForm: CourseForm
  /** The questions on the screen; the same array on each render. */
  names: readonly QuestionName[]
  /** Returns the errors in the answers of the step. */
  find: () => readonly ShownError[]
  /** Further errors, shown after the first submit attempt. */
  others?: readonly FormError[]
  /** Shows all errors at once, for example those that the server reported. */
  isTriedBefore: boolean
  /** Set for answers of an earlier application, whose errors are shown at once: its rules may have been others. */
  copied?: string | undefined
}

/**
 * The validation errors of a screen: before the first submit attempt those of fields that have lost focus, afterwards
 * all. Fixed errors disappear; when none is left, the screen counts as not attempted.
 */
export function useStepCheck({ form, courseForm, names, find, others = [], isTriedBefore, copied }: StepCheckOptions) {
  const { trigger, watch, issues, answers: given, setIssue, clearIssues } = form
  const errors = useIssues(form)
  const [attempt, setAttempt] = useState(0)
  const answers = distinctNames(courseForm, toValidationErrors(errors, names))
  const validationErrors = attempt > 0 ? [...answers, ...others] : answers
  const now = useRef({ isTried: false, invalid: names })
  now.current = { isTried: attempt > 0, invalid: names.filter((name) => errors[name]) }

  useEffect(() => {
    clearIssues()
    if (copied) trigger(names.filter((name) => given()[name]?.length))
    if (!isTriedBefore) return
    trigger(names)
    setAttempt(1)
  }, [clearIssues, trigger, given, names, isTriedBefore, copied])

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const { isTried, invalid } = now.current
      const fields = isTried ? names : invalid
      if (fields.length > 0) updateErrors({ form: { issues, setIssue, clearIssues }, fields, validationErrors: find() })
    }
    // Debounced: on a slow phone, a check takes longer than the time between two keystrokes.
    const stop = watch(() => {
      clearTimeout(resting)
      resting = setTimeout(check, DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(resting)
      stop()
    }
  }, [watch, issues, setIssue, clearIssues, find, names])

  const isFixed = attempt > 0 && validationErrors.length === 0
  useEffect(() => {
    if (isFixed) setAttempt(0)
  }, [isFixed])

  return {
    validationErrors,
    attempt,
    isTried: attempt > 0,
    /** Validates the whole screen; returns whether its answers are valid. */
    run: () => {
      const isValid = trigger(names)
      setAttempt((before) => before + 1)
      return isValid
    },
  }
}
