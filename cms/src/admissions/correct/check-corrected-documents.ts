import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_LABELS, type Documents } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor, requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import {
  documentsChangedOutside,
  documentsLeft,
  editableDocuments,
  notReplacedMessage,
} from '@pravesh/shared/admissions/status/editing'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { wireDocumentField } from '@pravesh/shared/admissions/wire/documents'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { checkSentDocuments } from '../answers/check-sent-documents.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface CheckOptions {
  payload: Payload
  application: ApplicationRecord
  /** Answers after the correction. */
  answers: Answers
  documents: Documents
  /** What may be corrected. */
  correction: Correction
}

/**
 * Validates the documents of a correction. Locked documents must not change, rejected ones must be replaced, and every
 * document must pass the checks of a new submission.
 */
export async function checkCorrectedDocuments(options: CheckOptions): Promise<FieldError[]> {
  const { payload, application, answers, documents, correction } = options
  const { course, studentId, id: applicationId } = application
  const form = formOf(course)
  const requested = documentsFor(form, answers)
  // A document that is no longer requested does not count as a change.
  const before = requestedDocuments(form, answers, application.documents)
  const edited = { form, before: application.answers, after: answers, documents: application.documents, correction }
  const locked = documentsChangedOutside({ before, after: documents }, editableDocuments(edited))
  const unreplaced = documentsLeft({ before, after: documents }, correction)
  return [
    ...locked.map((kind) => ({
      field: wireDocumentField(kind),
      code: 'locked' as const,
      ...reasoned(admissionReplies, 'DOCUMENT_LOCKED', { label: DOCUMENT_LABELS[kind] }),
    })),
    ...unreplaced.map((kind) => ({
      field: wireDocumentField(kind),
      code: 'notAccepted' as const,
      message: notReplacedMessage(kind),
    })),
    ...(await checkSentDocuments({ payload, studentId, requested, documents, applicationId })),
  ]
}
