import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { checkFile, refuseInvalidFile } from './check-file.ts'
import type { SentFile } from './read-upload.ts'
import { countBytes, enforceUploadQuota } from './upload-limits.ts'

interface StoreOptions {
  payload: Payload
  studentId: string
  sent: SentFile
  now: Date
}

/**
 * Validates a file and stores it for its owner. Writes the file under a random name before its record; a file left
 * without a record by a crash is swept. Throws a Problem: 400, 429 or 503.
 */
export async function storeDocument({ payload, studentId, sent, now }: StoreOptions): Promise<ApplicantDocument> {
  refuseInvalidFile(sent)
  await enforceUploadQuota({ payload, studentId })
  await countBytes({ payload, studentId, bytes: sent.bytes.byteLength, now })
  const { name, type, ending, bytes } = await checkFile({ payload, studentId, sent })
  return payload.create({
    collection: 'applicant-documents',
    depth: 0,
    // No role can create documents. The session has already identified the owner.
    overrideAccess: true,
    data: { studentId, kind: sent.kind, originalName: name, state: 'UNCHECKED' },
    file: {
      name: `${randomUUID()}.${ending}`,
      data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      mimetype: type,
      size: bytes.byteLength,
    },
  })
}
