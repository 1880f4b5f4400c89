import { DOCUMENT_KINDS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentsOf } from '../uploads/index.ts'

/** A document of an application, with the result of its check. */
export interface SentDocument {
  kind: DocumentKind
  /** Null when it was deleted or is not the applicant's. The document then counts as not accepted. */
  file: ApplicantDocument | null
  state: DocumentState
}

/**
 * The documents of an application in the order of the form. The review page shows them and decisions depend on them, so
 * that both agree.
 */
export async function sentDocuments(
  payload: Payload,
  { studentId, documents }: Pick<ApplicationRecord, 'studentId' | 'documents'>,
): Promise<SentDocument[]> {
  const files = await documentsOf({ payload, studentId, ids: Object.values(documents) })
  return DOCUMENT_KINDS.flatMap((kind) => {
    const id = documents[kind]
    if (id === undefined) return []
    const file = files.find((each) => each.id === id) ?? null
    return [{ kind, file, state: file?.state ?? 'REJECTED' }]
  })
}
