import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import type { AttachedPurpose } from './attached-purposes.ts'
import type { SentFile } from './read-upload.ts'
import { storeDocument } from './store-document.ts'
import { countUpload } from './upload-limits.ts'
import type { MemoryReservation } from './upload-memory.ts'

/** The largest file plus texts. */
const MAX_BODY_BYTES = FORMAT_RULES.scan.maxBytes + 64 * 1024

/** Reads a form with texts and at most one file, sent about an application. Throws a Problem: 400, 413, 415, or 503 when memory is short. */
export async function readAttached(
  request: Pick<Request, 'body' | 'headers'>,
  memory: MemoryReservation,
  field: string,
): Promise<{ texts: [name: string, value: string][]; file: SentFile | null }> {
  const { texts, files } = await readMultipart(request, {
    maxBytes: MAX_BODY_BYTES,
    tooLarge: FORMAT_RULES.scan.tooLarge,
    reserve: (size) => memory.take(size),
  })
  // Browsers send an empty file where none was chosen.
  const sent = files.filter(({ bytes }) => bytes.byteLength > 0)
  const [file] = sent
  if (sent.length > 1 || (file && file.field !== field))
    throw new Problem({ ...refused(admissionReplies, 'CHOOSE_ONE_FILE'), status: 400 })
  return { texts, file: file ? { name: file.name, bytes: file.bytes, kind: null } : null }
}

interface StoreOptions {
  payload: Payload
  application: Pick<ApplicationRecord, 'id' | 'studentId'>
  sent: SentFile
  purpose: AttachedPurpose
  now: Date
}

/** Stores a file that its owner sent about an application, apart from its form. Throws a Problem: 400, 429 or 503. */
export async function storeAttached({
  payload,
  application,
  sent,
  purpose,
  now,
}: StoreOptions): Promise<ApplicantDocument> {
  const { id: applicationId, studentId } = application
  await countUpload({ payload, studentId, now })
  const document = await storeDocument({ payload, studentId, sent, now })
  const where = { id: { equals: document.id } }
  await changeOne({ payload, collection: 'applicant-documents', where, data: { applicationId, purpose } })
  return document
}
