import type { FieldError } from '../../platform/field-error.ts'
import { fill } from '../../platform/fill.ts'
import { lowerFirst } from '../../platform/text.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import type { Answers } from '../answers/answers.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents } from '../documents/documents.ts'
import type { CourseForm } from './course-form.ts'
import { documentsFor } from './requested-documents.ts'

export interface DocumentError extends Omit<FieldError, 'field'> {
  kind: DocumentKind
}

/** The message for a missing document. */
export const UPLOAD_MESSAGE = 'Upload your {document}'

export function uploadMessage(kind: DocumentKind, translate: Translate = untranslated): string {
  return fill(translate(UPLOAD_MESSAGE), { document: translate(documentInSentence(kind)) })
}

/** How a sentence refers to a document. */
export function documentInSentence(kind: DocumentKind): string {
  const label = DOCUMENT_LABELS[kind]
  return kind === 'aadhaarCard' ? label : lowerFirst(label)
}

/** The required documents that are missing, in the order and language of the form. */
export function missingDocuments(form: CourseForm, answers: Answers, documents: Documents): DocumentError[] {
  return documentsFor(form, answers)
    .filter(({ kind, required }) => required && !documents[kind])
    .map(({ kind }) => ({ kind, code: 'required', message: uploadMessage(kind, form.translate) }))
}
