import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'

/** Validation errors from the server. Each holds until the refused answer or document changes. */
export interface Refusals {
  answers: Partial<Record<QuestionName, { message: string; answer: string }>>
  documents: Partial<Record<DocumentKind, { message: string; id: string }>>
}

export const NO_REFUSALS: Refusals = { answers: {}, documents: {} }

/** The errors of refused answers that have not changed; `answers` is in stored form. */
export function standingRefusals(
  { answers: refused }: Refusals,
  answers: Answers,
): { field: QuestionName; message: string }[] {
  return Object.entries(refused).flatMap(([name, { message, answer }]) => {
    const field = name as QuestionName
    return String(answers[field] ?? '') === answer ? [{ field, message }] : []
  })
}
