/** Which parts of an application a student may edit, and when. (spec 3, 2.2 to 2.4; decision 0013) */

import { fill } from '../../platform/fill.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import { sectionsOf } from '../form/questionnaire.ts'
import { PARTS, type Part } from '../questions/parts.ts'
import { type ApplicationStatus, isWithApplicant } from './status.ts'

/** The corrections that staff requested. */
export interface Correction {
  parts: readonly Part[]
  /** Rejected documents; they make the documents part editable even if it is not named. */
  documents: readonly DocumentKind[]
}

export function mayCorrect(status: ApplicationStatus): boolean {
  return isWithApplicant(status)
}

/** The editable parts: those named, and the documents if any was rejected; all parts if nothing is named. */
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
 * The questions outside the editable parts whose answers differ. A change in the education part that requires further
 * documents does not open other parts; the missing documents are separate validation errors.
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
  /** Documents that only the corrected answers require. */
  newlyAsked: readonly DocumentKind[]
}

/** The documents that were replaced or removed without permission. */
export function documentsChangedOutside({ before, after, correction, newlyAsked }: DocumentsOptions): DocumentKind[] {
  if (editableParts(correction).includes('documents')) return []
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)] as DocumentKind[])
  return [...kinds].filter((kind) => before[kind] !== after[kind] && !newlyAsked.includes(kind))
}

/** The rejected documents that were not replaced. */
export function documentsLeft({ before, after, correction }: Omit<DocumentsOptions, 'newlyAsked'>): DocumentKind[] {
  return correction.documents.filter((kind) => before[kind] !== undefined && after[kind] === before[kind])
}

/** The message for a rejected document that was not replaced. */
export const NOT_REPLACED_MESSAGE = 'We did not accept this file. Upload a different one: {document}'

export function notReplacedMessage(kind: DocumentKind, translate: Translate = untranslated): string {
  return fill(translate(NOT_REPLACED_MESSAGE), { document: translate(DOCUMENT_LABELS[kind]) })
}
