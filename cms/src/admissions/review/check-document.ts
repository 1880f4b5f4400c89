import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, notFound, Problem } from '../../platform/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import type { StaffMember } from './staff-member.ts'

interface CheckOptions {
  payload: Payload
  staff: StaffMember
  id: string
  check: DocumentCheck
  now: Date
}

/**
 * Marks a document as verified or, with a reason, as not accepted. Counts as a change of the application, so that a
 * concurrent decision cannot rely on the previous state. Throws a Problem: 400 without a reason, 404, 409 for a
 * rejected application.
 */
export function checkDocument({ payload, staff, id, check, now }: CheckOptions): Promise<ApplicationRecord> {
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
    decide: ({ status, documents }) => {
      const kind = (Object.keys(documents) as DocumentKind[]).find((each) => documents[each] === document)
      if (kind === undefined) throw notFound('document')
      if (isRejected(status)) throw closed()
      return {
        data: {},
        event: {
          kind: isAccepted ? 'document-verified' : 'document-rejected',
          by: staff.name,
          staffId: staff.id,
          text: [DOCUMENT_LABELS[kind], reason].filter(Boolean).join(': '),
          documentId: document,
          documentReason: reason,
        },
      }
    },
  })
}

function closed(): Problem {
  const publicMessage = 'This application is rejected. Reopen it before you check its documents.'
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}
