import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { studentOf } from '../../accounts/index.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { notFound } from '../../platform/problem.ts'
import { mayDo } from '../../staff/index.ts'
import { documentPath } from './document-folder.ts'
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
 * else, or when the file is missing.
 */
export async function openDocument({ req, id, now }: OpenOptions): Promise<OpenDocument> {
  const record = await findDocument(req.payload, id)
  if (!record?.filename || !(await maySee(req, record, now))) throw notFound('document')
  try {
    return { record, bytes: await readFile(documentPath(req.payload, record.filename)) }
  } catch (error) {
    req.payload.logger.error({ msg: 'The file of a document could not be read.', document: id, err: error })
    throw notFound('document')
  }
}

async function maySee(req: PayloadRequest, { studentId }: ApplicantDocument, now: Date): Promise<boolean> {
  const { payload, headers, user } = req
  if (mayDo(user, 'read', 'applicant-documents')) return true
  const signedIn = await studentOf({ payload, headers, changes: false, now })
  return signedIn?.student.id === studentId
}
