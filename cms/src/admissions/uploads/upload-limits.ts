import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { Problem } from '../../foundation/problem.ts'

const DAY = 24 * 60 * 60_000

/** Daily limits per student: enough to upload every document many times. */
const DAILY_LIMITS = { files: 200, bytes: 300_000_000 }

/** Files of a student that are not attached to an application. */
const MAX_UNATTACHED_FILES = 60

interface LimitOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Counts a file. Throws a Problem (429) beyond the daily limit. */
export async function countUpload({ payload, studentId, now }: LimitOptions): Promise<void> {
  const limit = { name: 'upload/student', subject: studentId, limit: DAILY_LIMITS.files, windowMs: DAY }
  const result = await consumeLimit({ payload, ...limit, now })
  if (!result.allowed) throw tooMany(result.retryAfterSeconds)
}

/** Counts the bytes of a file. Throws a Problem (429) beyond the daily limit. */
export async function countBytes({ payload, studentId, now, bytes }: LimitOptions & { bytes: number }): Promise<void> {
  const limit = { name: 'upload-bytes/student', subject: studentId, limit: DAILY_LIMITS.bytes, windowMs: DAY }
  const result = await consumeLimit({ payload, ...limit, amount: bytes, now })
  if (!result.allowed) throw tooMany(result.retryAfterSeconds)
}

/** Throws a Problem (429) while a student has too many files that are not attached to an application. */
export async function enforceUploadQuota({ payload, studentId }: Omit<LimitOptions, 'now'>): Promise<void> {
  const where: Condition<'applicant-documents'> = {
    and: [{ studentId: { equals: studentId } }, { applicationId: { exists: false } }],
  }
  const totalDocs = await countRows({ payload, collection: 'applicant-documents', where })
  if (totalDocs < MAX_UNATTACHED_FILES) return
  throw new Problem({ ...refused(admissionReplies, 'TOO_MANY_FILES'), status: 429, retryAfterSeconds: DAY / 1000 })
}

function tooMany(retryAfterSeconds: number): Problem {
  return new Problem({ ...refused(admissionReplies, 'TOO_MANY_FILES_TODAY'), status: 429, retryAfterSeconds })
}
