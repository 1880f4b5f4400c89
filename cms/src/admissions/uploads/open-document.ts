import type { PayloadRequest } from 'payload'
import { studentOf } from '../../accounts/index.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { readStored } from '../../storage/storage.ts'
import { recordDocument } from '../opened/record-document.ts'
import { documentName } from './document-folder.ts'
import { findDocument } from './find-documents.ts'
import { maySee } from './may-see.ts'

interface OpenOptions {
  req: PayloadRequest
  id: string
  now: Date
}

/** A document with its file; only the name for staff who asked for a PDF, of which they see drawn pages. */
type OpenDocument = { record: ApplicantDocument; bytes: Buffer } | { record: ApplicantDocument; bytes: null }

/**
 * Loads a document and its file for its owner or for staff who may read documents. Staff get no PDF. Throws a Problem (404) for everyone
 * else, or when the file is missing; 503 when the storage does not respond.
 */
export async function openDocument({ req, id, now }: OpenOptions): Promise<OpenDocument> {
  const record = await findDocument(req.payload, id)
  const viewer = record && (await viewerOf(req, record, now))
  if (!record?.filename || !viewer) throw notFound('document')
  if (viewer === 'staff') await recordDocument({ req, record, now })
  if (viewer === 'staff' && record.mimeType === 'application/pdf') return { record, bytes: null }
  const bytes = await readStored(portalOf(req.payload).storage, documentName(record.filename))
  if (bytes !== null) return { record, bytes }
  req.payload.logger.error({ msg: 'The file of a document is missing.', document: id })
  throw notFound('document')
}

async function viewerOf(req: PayloadRequest, record: ApplicantDocument, now: Date): Promise<'owner' | 'staff' | null> {
  const { payload, headers } = req
  const signedIn = await studentOf({ payload, headers, changes: false, now })
  if (signedIn?.student.id === record.studentId) return 'owner'
  return (await maySee(req, record)) ? 'staff' : null
}
