import type { FieldError } from '../../platform/field-error.ts'
import { lowerFirst } from '../../platform/text.ts'
import type { Answers } from '../answers/answers.ts'
import type { CourseForm } from '../courses/course-form.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents } from './documents.ts'
import { documentsFor } from './requested-documents.ts'

export interface DocumentError extends Omit<FieldError, 'field'> {
  kind: DocumentKind
}

/** The message for a missing document. */
export function uploadMessage(kind: DocumentKind): string {
  const label = DOCUMENT_LABELS[kind]
  return `Upload your ${kind === 'aadhaarCard' ? label : lowerFirst(label)}`
}

/** The required documents that are missing, in the order of the form. */
export function missingDocuments(form: CourseForm, answers: Answers, documents: Documents): DocumentError[] {
  return documentsFor(form, answers)
    .filter(({ kind, required }) => required && !documents[kind])
    .map(({ kind }) => ({ kind, code: 'required', message: uploadMessage(kind) }))
}
