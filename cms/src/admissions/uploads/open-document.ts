import type { PayloadRequest } from 'payload'
import { studentOf } from '../../accounts/index.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { notFound } from '../../platform/problem.ts'
import { portalStorage, readStored } from '../../platform/storage/storage.ts'
import { mayDo } from '../../staff/index.ts'
import { documentName } from './document-folder.ts'
import { findDocument } from './find-documents.ts'

interface OpenOptions {
  req: PayloadRequest
  id: string
  now: Date
}

interface OpenDocument {
  record: ApplicantDocument
  bytes: Buffer
}

/**
 * Loads a document and its file for its owner or for staff who may read documents. Throws a Problem (404) for everyone
 * else, or when the file is missing; 503 when the storage does not respond.
 */
export async function openDocument({ req, id, now }: OpenOptions): Promise<OpenDocument> {
  const record = await findDocument(req.payload, id)
  if (!record?.filename || !(await maySee(req, record, now))) throw notFound('document')
  const bytes = await readStored(portalStorage.of(req.payload), documentName(record.filename))
  if (bytes !== null) return { record, bytes }
  req.payload.logger.error({ msg: 'The file of a document is missing.', document: id })
  throw notFound('document')
}

async function maySee(req: PayloadRequest, { studentId }: ApplicantDocument, now: Date): Promise<boolean> {
  const { payload, headers, user } = req
  if (mayDo(user, 'read', 'applicant-documents')) return true
  const signedIn = await studentOf({ payload, headers, changes: false, now })
  return signedIn?.student.id === studentId
}
