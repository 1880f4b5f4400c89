import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_LABELS, type Documents } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor, requestedDocuments } from '@pravesh/shared/admissions/documents/requested-documents'
import { documentsChangedOutside, documentsLeft, leftMessage } from '@pravesh/shared/admissions/status/editing'
import { wireDocumentField } from '@pravesh/shared/admissions/wire/documents'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import { checkSentDocuments } from '../answers/check-sent-documents.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface CheckOptions {
  payload: Payload
  application: ApplicationRecord
  /** The corrected answers. */
  answers: Answers
  documents: Documents
}

/**
 * What is wrong with the documents of a correction: closed ones changed, those that were not accepted left, and all
 * else.
 */
export async function checkCorrectedDocuments(options: CheckOptions): Promise<FieldError[]> {
  const { payload, application, answers, documents } = options
  const { course, correction, studentId, id: applicationId } = application
  const form = formOf(course)
  const asked = documentsFor(form, answers)
  const askedBefore = new Set(documentsFor(form, application.answers).map(({ kind }) => kind))
  // A document that is not asked for any more is no change of the student's.
  const before = requestedDocuments(form, answers, application.documents)
  const newlyAsked = asked.map(({ kind }) => kind).filter((kind) => !askedBefore.has(kind))
  const closed = documentsChangedOutside({ before, after: documents, correction, newlyAsked })
  const left = documentsLeft({ before, after: documents, correction })
  return [
    ...closed.map((kind) => ({
      field: wireDocumentField(kind),
      code: 'locked' as const,
      message: `${DOCUMENT_LABELS[kind]} cannot be changed now. Please leave it as it was.`,
    })),
    ...left.map((kind) => ({
      field: wireDocumentField(kind),
      code: 'notAccepted' as const,
      message: leftMessage(kind),
    })),
    ...(await checkSentDocuments({ payload, studentId, asked, documents, applicationId })),
  ]
}
