import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import { type DocumentError, missingDocuments } from '@pravesh/shared/admissions/form/check-documents'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { eligibility } from '@pravesh/shared/admissions/form/eligibility'
import {
  documentsFor,
  type RequestedDocument,
  requestedDocuments,
} from '@pravesh/shared/admissions/form/requested-documents'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import {
  documentsLeft,
  editableDocuments,
  notReplacedMessage,
  sectionsWith,
} from '@pravesh/shared/admissions/status/editing'
import type { FormError } from '../../forms/validation-errors.ts'
import { editableIn } from './cards.ts'

interface UpdateFacts {
  form: CourseForm
  /** As they would be submitted. */
  answers: Answers
  documents: Documents
  edit: EditContext
  /** Its colleges are those that the answers allow. */
  reference: FormReference
}

export interface UpdateCheck {
  /** In form order: editable answers, then documents. */
  validationErrors: FormError[]
  documentErrors: Partial<Record<DocumentKind, string>>
  /** The marks are below the minimum percentages. */
  isIneligible: boolean
  /** Documents are requested only while the marks are high enough. (spec 3, 2.4) */
  hasDocuments: boolean
  /** False while the marks are too low, for courses that block corrections in that case. */
  canSend: boolean
}

/** Checks the form with the same rules as the server. */
export function checkUpdate({ form, answers, documents, edit, reference }: UpdateFacts): UpdateCheck {
  const isIneligible = eligibility(form, answers) === 'failed'
  const sections = sectionsWith(form, editableIn(form, edit))
  const answerErrors = checkAnswers({
    form,
    answers,
    reference,
    today: edit.today,
    sections,
    aadhaarOnFile: edit.answers.aadhaar,
  })
  const documentProblems = isIneligible ? [] : documentErrors({ form, answers, documents, edit })
  return {
    validationErrors: [...answerErrors, ...documentProblems.map(({ kind, message }) => ({ field: kind, message }))],
    documentErrors: Object.fromEntries(documentProblems.map(({ kind, message }) => [kind, message])),
    isIneligible,
    hasDocuments: !isIneligible,
    canSend: !(isIneligible && form.eligibility?.blocksCorrection),
  }
}

/** Documents that are missing, or that staff rejected and that have not been replaced. */
function documentErrors({ form, answers, documents, edit }: Omit<UpdateFacts, 'reference'>): DocumentError[] {
  const before = requestedDocuments(form, answers, edit.documents)
  const left = documentsLeft({ before, after: documents }, edit.correction)
  return [
    ...missingDocuments(form, answers, documents),
    ...left.map((kind) => ({ kind, code: 'notAccepted' as const, message: notReplacedMessage(kind, form.translate) })),
  ]
}

/** The documents that the answers call for: those that may be changed, and the others. */
export function dividedDocuments(form: CourseForm, answers: Answers, edit: EditContext) {
  const { answers: before, documents, correction } = edit
  const editable = editableDocuments({ form, before, after: answers, documents, correction })
  const isOpen = ({ kind }: RequestedDocument) => editable.includes(kind)
  const all = documentsFor(form, answers)
  return { open: all.filter(isOpen), locked: all.filter((document) => !isOpen(document)) }
}
