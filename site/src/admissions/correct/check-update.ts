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
  /** Rejected documents that were not replaced are errors only once the student tried to send the form. */
  isTried: boolean
}

type DocumentFacts = Omit<UpdateFacts, 'reference' | 'isTried'>

export interface UpdateCheck {
  /** In form order: editable answers, then documents. */
  validationErrors: FormError[]
  documentErrors: Partial<Record<DocumentKind, string>>
  /** Rejected documents that must be replaced before the form is sent. */
  unreplaced: DocumentKind[]
  /** The marks are below the minimum percentages. */
  isIneligible: boolean
  /** Documents are requested only while the marks are high enough. (spec 3, 2.4) */
  hasDocuments: boolean
  /** False while the marks are too low, for courses that block corrections in that case. */
  canSend: boolean
}

/** Checks the form with the same rules as the server. */
export function checkUpdate({ form, answers, documents, edit, reference, isTried }: UpdateFacts): UpdateCheck {
  const isIneligible = eligibility(form, answers) === 'failed'
  const sections = sectionsWith(form, editableIn(form, edit))
  const answerErrors = checkAnswers({
    form,
    answers,
    reference,
    today: edit.today,
    sections,
    aadhaarOnFile: edit.answers.aadhaar,
    apaarOnFile: edit.answers.apaar,
  })
  const unreplaced = isIneligible ? [] : unreplacedDocuments({ form, answers, documents, edit })
  const missing = isIneligible ? [] : missingDocuments(form, answers, documents)
  const documentProblems = [...missing, ...(isTried ? unreplaced : [])]
  return {
    validationErrors: [...answerErrors, ...documentProblems.map(({ kind, message }) => ({ field: kind, message }))],
    documentErrors: Object.fromEntries(documentProblems.map(({ kind, message }) => [kind, message])),
    unreplaced: unreplaced.map(({ kind }) => kind),
    isIneligible,
    hasDocuments: !isIneligible,
    canSend: !(isIneligible && form.eligibility?.blocksCorrection),
  }
}

/** Documents that staff rejected and that have not been replaced. */
function unreplacedDocuments({ form, answers, documents, edit }: DocumentFacts): DocumentError[] {
  const before = requestedDocuments(form, answers, edit.documents)
  const left = documentsLeft({ before, after: documents }, edit.correction)
  return left.map((kind) => ({ kind, code: 'notAccepted', message: notReplacedMessage(kind, form.translate) }))
}

/** The documents that the answers call for: those that may be changed, and the others. */
export function dividedDocuments(form: CourseForm, answers: Answers, edit: EditContext) {
  const { answers: before, documents, correction } = edit
  const editable = editableDocuments({ form, before, after: answers, documents, correction })
  const isOpen = ({ kind }: RequestedDocument) => editable.includes(kind)
  const all = documentsFor(form, answers)
  return { open: all.filter(isOpen), locked: all.filter((document) => !isOpen(document)) }
}
