import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { checkFile, refuseInvalidFile } from './check-file.ts'
import { insertDocument } from './insert-document.ts'
import type { SentFile } from './read-upload.ts'
import { countBytes, enforceUploadQuota } from './upload-limits.ts'

interface StoreOptions {
  payload: Payload
  studentId: string
  sent: SentFile
  now: Date
}

/**
 * Validates a file and stores it for its owner. Throws a Problem: 400, 429 or 503.
 */
export async function storeDocument({ payload, studentId, sent, now }: StoreOptions): Promise<ApplicantDocument> {
  refuseInvalidFile(sent)
  await enforceUploadQuota({ payload, studentId })
  await countBytes({ payload, studentId, bytes: sent.bytes.byteLength, now })
  const checked = await checkFile({ payload, studentId, sent })
  return insertDocument({ payload, studentId, kind: sent.kind, ...checked })
}
