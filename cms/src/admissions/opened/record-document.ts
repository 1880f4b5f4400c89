import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { PayloadRequest } from 'payload'
import { recordAccess } from '../../http/access-records/record-access.ts'
import type { ApplicantDocument } from '../../payload-types.ts'

interface DocumentOptions {
  req: Pick<PayloadRequest, 'payload' | 'user'>
  record: ApplicantDocument
  now: Date
}

/** Records that a member of staff opens a document of an applicant: its pages, its file, or the original. */
export async function recordDocument({ req: { payload, user }, record, now }: DocumentOptions): Promise<void> {
  const { id, kind, originalName, studentId, applicationId } = record
  const subject = kind ? DOCUMENT_LABELS[kind] : originalName
  await recordAccess({
    payload,
    user,
    access: { kind: 'document', subject, subjectId: id, studentId, applicationId },
    now,
  })
}
