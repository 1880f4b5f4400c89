/** Who may change what of an application, and when. (spec 3, 2.2 to 2.4; decision 0013) */

import type { Answers, QuestionName } from '../answers/answers.ts'
import { sectionsOf } from '../answers/questionnaire.ts'
import type { CourseForm } from '../courses/course-form.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents } from '../documents/documents.ts'
import { PARTS, type Part } from './parts.ts'
import { type ApplicationStatus, isWithApplicant } from './status.ts'

/** What staff asked to be corrected. */
export interface Correction {
  parts: readonly Part[]
  /** Documents that were not accepted; their part may be changed whether it was named or not. */
  documents: readonly DocumentKind[]
}

/** Whether the student may change the application now. */
export function mayCorrect(status: ApplicationStatus): boolean {
  return isWithApplicant(status)
}

/** The parts that may be changed: those named, and the documents where one was not accepted; all when none was named. */
export function editableParts({ parts, documents }: Correction): readonly Part[] {
  if (parts.length === 0 && documents.length === 0) return PARTS
  return PARTS.filter((part) => parts.includes(part) || (part === 'documents' && documents.length > 0))
}

interface CorrectedOptions {
  form: CourseForm
  before: Answers
  after: Answers
  correction: Correction
}

/**
 * The questions that were changed though they may not be. An education that changes which documents are asked for does not
 * open other parts: the missing document is told as a mistake of its own.
 */
export function changedOutside({ form, before, after, correction }: CorrectedOptions): QuestionName[] {
  const open = editableParts(correction)
  return sectionsOf(form)
    .filter(({ part }) => !open.includes(part))
    .flatMap(({ questions }) => questions.map(({ name }) => name))
    .filter((name) => String(before[name] ?? '') !== String(after[name] ?? ''))
}

interface DocumentsOptions {
  before: Documents
  after: Documents
  correction: Correction
  /** Documents that are asked for with the corrected answers but were not before. */
  newlyAsked: readonly DocumentKind[]
}

/** The documents that were replaced or removed though they may not be. */
export function documentsChangedOutside({ before, after, correction, newlyAsked }: DocumentsOptions): DocumentKind[] {
  if (editableParts(correction).includes('documents')) return []
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)] as DocumentKind[])
  return [...kinds].filter((kind) => before[kind] !== after[kind] && !newlyAsked.includes(kind))
}

/** The documents that were not accepted and are still the same. */
export function documentsLeft({ before, after, correction }: Omit<DocumentsOptions, 'newlyAsked'>): DocumentKind[] {
  return correction.documents.filter((kind) => before[kind] !== undefined && after[kind] === before[kind])
}

/** What is said of a document that was not accepted and is still the same. */
export function leftMessage(kind: DocumentKind): string {
  return `This was not accepted. Please upload another one: ${DOCUMENT_LABELS[kind]}`
}
