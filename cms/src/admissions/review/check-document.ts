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
 * Writes down that a document of an application was verified, or why it was not accepted. It is a change of the
 * application, so that no decision rests on what is being changed. Throws a Problem: 400 without a reason, 404, 409.
 */
export function checkDocument({ payload, staff, id, check, now }: CheckOptions): Promise<ApplicationRecord> {
  const { document, state } = check
  const isAccepted = state === 'VERIFIED'
  const reason = isAccepted ? '' : multiLine(check.reason)
  if (!isAccepted && reason === '') {
    throw invalid([
      { field: 'reason', code: 'required', message: 'Write what is wrong with it: the student reads it.' },
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
        happened: {
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
  const publicMessage = 'This application is rejected. Reopen it to check its documents.'
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}
