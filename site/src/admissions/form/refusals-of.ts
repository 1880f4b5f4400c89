import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { questionsIn } from '@pravesh/shared/admissions/form/check-step'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { StepNumber } from '@pravesh/shared/admissions/form/steps'
import { questionOfWireField } from '@pravesh/shared/admissions/wire/answers'
import { documentOfWireField } from '@pravesh/shared/admissions/wire/documents'
import type { FormError } from '../../forms/validation-errors.ts'
import type { Refusals } from './refusals.ts'

interface RefusedOptions {
  form: CourseForm
  errors: readonly FormError[]
  /** In their stored form, as submitted. */
  answers: Answers
  documents: Documents
}

/**
 * Maps the server's errors to questions and documents, and finds the first step with one. Null if none matches the
 * form.
 */
export function refusalsOf({
  form,
  errors,
  answers,
  documents,
}: RefusedOptions): { refusals: Refusals; step: StepNumber } | null {
  const refusals: Refusals = { answers: {}, documents: {} }
  const steps: StepNumber[] = []
  for (const { field, message } of errors) {
    const question = questionOfWireField(form, field)
    const step = ([1, 2] as const).find((each) => question !== null && questionsIn(form, each).includes(question))
    if (question !== null && step !== undefined) {
      refusals.answers[question] ??= { message, answer: String(answers[question] ?? '') }
      steps.push(step)
    }
    const kind = documentOfWireField(field)
    if (kind !== null && documentsFor(form, answers).some((requested) => requested.kind === kind)) {
      refusals.documents[kind] ??= { message, id: documents[kind] ?? '' }
      steps.push(2)
    }
  }
  const [first] = steps.sort()
  return first === undefined ? null : { refusals, step: first }
}
