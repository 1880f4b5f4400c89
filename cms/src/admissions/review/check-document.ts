import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import type { ReasonAsSent } from '@pravesh/shared/platform/sent-text'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import { sentDocuments } from './sent-documents.ts'
import type { StaffMember } from './staff-member.ts'

interface CheckOptions {
  payload: Payload
  staff: StaffMember
  id: string
  check: DocumentCheck
  /** Compared with the original, which the applicant showed. */
  isOriginal?: boolean
  /** The prepared texts in the reason. */
  sentTexts?: ReasonAsSent['sentTexts']
  now: Date
}

/**
 * Marks a document as verified or, with a reason, as not accepted. The server cannot know what was seen, so it records
 * what the page reports (decision 57). Counts as a change of the application, so that a
 * concurrent decision cannot rely on the previous state. Throws a Problem: 400 without a reason, 404, 409 for a
 * rejected application.
 */
export function checkDocument({
  payload,
  staff,
  id,
  check,
  isOriginal = false,
  sentTexts = [],
  now,
}: CheckOptions): Promise<ApplicationRecord> {
  const { document, state } = check
  const isAccepted = state === 'VERIFIED'
  const reason = isAccepted ? '' : multiLine(check.reason)
  if (!isAccepted && reason === '') {
    throw invalid([
      { field: 'reason', code: 'required', message: 'Enter what is wrong with the document. The student will see it.' },
    ])
  }
  return applyChange({
    payload,
    id,
    now,
    decide: async (application) => {
      const sent = (await sentDocuments(payload, application)).find(({ file }) => file?.id === document)
      if (sent === undefined) throw notFound('document')
      if (isRejected(application.status)) throw closed()
      const label = DOCUMENT_LABELS[sent.kind]
      return {
        data: {},
        event: {
          kind: isAccepted ? 'document-verified' : 'document-rejected',
          by: staff.name,
          staffId: staff.id,
          text: isAccepted ? label + (isOriginal ? ORIGINAL : check.wasShown ? '' : NOT_SHOWN) : `${label}: ${reason}`,
          documentId: document,
          documentReason: reason,
          sentTexts: isAccepted ? [] : sentTexts,
        },
      }
    },
  })
}

/** Added to the history, which otherwise would not tell what was verified without being seen, or at the desk. */
const NOT_SHOWN = ' (not shown on the review page)'
const ORIGINAL = ' (original seen)'

function closed(): Problem {
  const publicMessage = 'This application is rejected. Reopen it before you check its documents.'
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}
