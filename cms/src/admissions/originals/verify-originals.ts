import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import { findApplication } from '../applications/application-record.ts'
import { setAxis } from '../axes/set-axis.ts'
import { checkDocument } from '../review/check-document.ts'
import { sentDocuments } from '../review/sent-documents.ts'
import type { StaffMember } from '../review/staff-member.ts'

interface OriginalsOptions {
  payload: Payload
  /** Of the application. */
  id: string
  /** The ids of the documents whose originals agree with them. */
  seen: readonly string[]
  staff: StaffMember
  now: Date
}

/**
 * The applicant has shown the originals of all documents: those that were not verified before are now, and *Originals seen* is set, each in the history. Idempotent. Throws a Problem:
 * 404, 400 that names the originals that were not seen, 409 if the applicant has replaced a document since.
 */
export async function verifyOriginals({ payload, id, seen, staff, now }: OriginalsOptions): Promise<void> {
  const application = await findApplication(payload, id)
  if (application === null) throw notFound('application')
  const documents = await sentDocuments(payload, application)
  const current = new Set(documents.map(({ file }) => file?.id))
  if (seen.some((each) => !current.has(each))) throw replaced()
  const unseen = documents.filter(({ file }) => file !== null && !seen.includes(file.id))
  if (unseen.length > 0) {
    const message = `Compare these originals too: ${unseen.map(({ kind }) => DOCUMENT_LABELS[kind]).join(', ')}.`
    throw invalid([{ field: 'documents', code: 'required', message }])
  }
  for (const { file, state } of documents) {
    if (file === null || state === 'VERIFIED') continue
    const check = { document: file.id, state: 'VERIFIED', reason: '' } as const
    await checkDocument({ payload, staff, id, check, isOriginal: true, now })
  }
  const before = application.originals ?? null
  await setAxis({ payload, staff, id, sent: { axis: 'originals', state: 'yes', before }, now })
}

function replaced(): Problem {
  const publicMessage =
    'The applicant has replaced a document since you opened this page. Reload it and compare the new one.'
  return new Problem({ code: 'DOCUMENTS_CHANGED', status: 409, publicMessage })
}
