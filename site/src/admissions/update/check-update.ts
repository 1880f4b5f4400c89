import type { Answers } from '@pravesh/shared/admissions/answers'
import type { EditContext } from '@pravesh/shared/admissions/application-view'
import { checkAnswers } from '@pravesh/shared/admissions/check-answers'
import { askedDocuments, type DocumentMistake, missingDocuments } from '@pravesh/shared/admissions/check-documents'
import { type DocumentKind, type Documents, documentsFor } from '@pravesh/shared/admissions/documents'
import { documentsLeft, editableParts, leftMessage } from '@pravesh/shared/admissions/editing'
import { eligibility } from '@pravesh/shared/admissions/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/form-reference'
import type { CourseCode } from '@pravesh/shared/content/options'
import type { Mistake } from '../../forms/mistakes.ts'
import { openSections } from './cards.ts'

interface UpdateFacts {
  course: CourseCode
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
  mistakes: Mistake[]
  documentMistakes: Partial<Record<DocumentKind, string>>
  /** The marks do not reach the least percentages. */
  isIneligible: boolean
  /** D.El.Ed and D.Pharm ask for documents only while the marks are enough. (spec 3, 2.4) */
  hasDocuments: boolean
  /** D.Pharm cannot be sent while they are not; D.El.Ed says so when it is sent. */
  canSend: boolean
}

/** Checks the form by the same rules as the server. */
export function checkUpdate({ course, answers, documents, edit, reference }: UpdateFacts): UpdateCheck {
  const isIneligible = eligibility(course, answers) === 'failed'
  const sections = openSections(course, edit.correction)
  const wrong = checkAnswers({
    course,
    answers,
    reference,
    today: edit.today,
    sections,
    aadhaarOnFile: edit.answers.aadhaar,
  })
  const wrongDocuments = isIneligible ? [] : documentMistakes({ course, answers, documents, edit })
  return {
    mistakes: [...wrong, ...wrongDocuments.map(({ kind, message }) => ({ field: kind, message }))],
    documentMistakes: Object.fromEntries(wrongDocuments.map(({ kind, message }) => [kind, message])),
    isIneligible,
    hasDocuments: !isIneligible,
    canSend: !(isIneligible && course === 'DPHARM'),
  }
}

/** Documents that are missing, or were not accepted and are still the same. */
function documentMistakes({ course, answers, documents, edit }: Omit<UpdateFacts, 'reference'>): DocumentMistake[] {
  const before = askedDocuments(course, answers, edit.documents)
  const left = documentsLeft({ before, after: documents, correction: edit.correction })
  return [
    ...missingDocuments(course, answers, documents),
    ...left.map((kind) => ({ kind, message: leftMessage(kind) })),
  ]
}

/** The documents that may be changed: all of their part, or those that only the corrected answers ask for. */
export function openDocuments(course: CourseCode, answers: Answers, edit: EditContext): DocumentKind[] {
  const asked = documentsFor(course, answers).map(({ kind }) => kind)
  if (editableParts(edit.correction).includes('documents')) return asked
  const before = documentsFor(course, edit.answers).map(({ kind }) => kind)
  return asked.filter((kind) => !before.includes(kind))
}
