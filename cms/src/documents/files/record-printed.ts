import { DOCUMENT_TITLES, type DocumentName } from '@pravesh/shared/documents/kinds'
import type { Payload } from 'payload'
import { recordAccess } from '../../http/access-records/record-access.ts'
import type { GatheredDocument } from '../document-kind.ts'
import type { Viewer } from '../viewer.ts'

interface PrintedOptions {
  payload: Payload
  kind: DocumentName
  gathered: GatheredDocument
  viewer: Viewer
  now: Date
}

/** Documents about an application, which its page lists as openings of it. */
const OF_APPLICATIONS: readonly DocumentName[] = ['application', 'agreement']

/** Records that a member of staff prints a document of a student; none for students, who print their own. */
export async function recordPrinted({ payload, kind, gathered, viewer, now }: PrintedOptions): Promise<void> {
  const { staff: user, studentId: own } = viewer
  const { subjectId, studentId, number } = gathered
  if (!user || studentId === own) return
  const applicationId = OF_APPLICATIONS.includes(kind) ? subjectId : null
  const subject = `${DOCUMENT_TITLES[kind]} ${number}`
  await recordAccess({ payload, user, access: { kind: 'printed', subject, subjectId, studentId, applicationId }, now })
}
