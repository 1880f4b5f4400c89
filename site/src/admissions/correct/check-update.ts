import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { checkAnswers } from '@pravesh/shared/admissions/answers/check-answers'
import { eligibility } from '@pravesh/shared/admissions/answers/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { type DocumentError, missingDocuments } from '@pravesh/shared/admissions/documents/check-documents'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor, requestedDocuments } from '@pravesh/shared/admissions/documents/requested-documents'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { documentsLeft, editableParts, leftMessage } from '@pravesh/shared/admissions/status/editing'
import type { FormError } from '../../forms/validation-errors.ts'
import { openSections } from './cards.ts'

interface UpdateFacts {
  form: CourseForm
  /** As they would be sent. */
  answers: Answers
  documents: Documents
  edit: EditContext
  /** With the colleges that the answers leave to choose from. */
  reference: FormReference
}

/** How the form stands with what it holds now. */
export interface UpdateCheck {
  /** In the order of the form: answers that may be changed, then documents. */
  validationErrors: FormError[]
  documentErrors: Partial<Record<DocumentKind, string>>
  /** The marks do not reach the least percentages. */
  isIneligible: boolean
  /** Documents are asked for only while the marks are enough. (spec 3, 2.4) */
  hasDocuments: boolean
  /** False while the marks are too low, for courses that block it then. */
  canSend: boolean
}

/** Checks the form by the same rules as the server. */
export function checkUpdate({ form, answers, documents, edit, reference }: UpdateFacts): UpdateCheck {
  const isIneligible = eligibility(form, answers) === 'failed'
  const sections = openSections(form, edit.correction)
  const wrong = checkAnswers({
    form,
    answers,
    reference,
    today: edit.today,
    sections,
    aadhaarOnFile: edit.answers.aadhaar,
  })
  const wrongDocuments = isIneligible ? [] : documentErrors({ form, answers, documents, edit })
  return {
    validationErrors: [...wrong, ...wrongDocuments.map(({ kind, message }) => ({ field: kind, message }))],
    documentErrors: Object.fromEntries(wrongDocuments.map(({ kind, message }) => [kind, message])),
    isIneligible,
    hasDocuments: !isIneligible,
    canSend: !(isIneligible && form.eligibility?.blocksCorrection),
  }
}

/** Documents that are missing, or were not accepted and are still the same. */
function documentErrors({ form, answers, documents, edit }: Omit<UpdateFacts, 'reference'>): DocumentError[] {
  const before = requestedDocuments(form, answers, edit.documents)
  const left = documentsLeft({ before, after: documents, correction: edit.correction })
  return [
    ...missingDocuments(form, answers, documents),
    ...left.map((kind) => ({ kind, code: 'notAccepted' as const, message: leftMessage(kind) })),
  ]
}

/** The documents that may be changed: all of their part, or those that only the corrected answers ask for. */
export function openDocuments(form: CourseForm, answers: Answers, edit: EditContext): DocumentKind[] {
  const asked = documentsFor(form, answers).map(({ kind }) => kind)
  if (editableParts(edit.correction).includes('documents')) return asked
  const before = documentsFor(form, edit.answers).map(({ kind }) => kind)
  return asked.filter((kind) => !before.includes(kind))
}
