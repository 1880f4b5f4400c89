import type { Payload, Where } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'

const DAY = 24 * 60 * 60_000

/** What one student may send in a day: every document many times over. */
const A_DAY = { files: 200, bytes: 300_000_000 }

/** How many files of a student may wait for an application. */
const WAITING_FILES = 60

interface LimitOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Counts one more file. Refuses (429) beyond the limit of a day. */
export async function countUpload({ payload, studentId, now }: LimitOptions): Promise<void> {
  const limit = { name: 'upload/student', subject: studentId, limit: A_DAY.files, windowMs: DAY }
  const taken = await takeFromLimit({ payload, ...limit, now })
  if (!taken.allowed) throw tooMany(taken.retryAfterSeconds)
}

/** Counts the bytes of a file. Refuses (429) beyond the limit of a day. */
export async function countBytes({ payload, studentId, now, bytes }: LimitOptions & { bytes: number }): Promise<void> {
  const limit = { name: 'upload-bytes/student', subject: studentId, limit: A_DAY.bytes, windowMs: DAY }
  const taken = await takeFromLimit({ payload, ...limit, amount: bytes, now })
  if (!taken.allowed) throw tooMany(taken.retryAfterSeconds)
}

/** Refuses (429) while too many files wait that belong to no application. */
export async function enforceUploadQuota({ payload, studentId }: Omit<LimitOptions, 'now'>): Promise<void> {
  const where: Where = { and: [{ studentId: { equals: studentId } }, { applicationId: { exists: false } }] }
  const { totalDocs } = await payload.db.count({ collection: 'applicant-documents', where })
  if (totalDocs < WAITING_FILES) return
  const publicMessage =
    'You have uploaded very many files without sending an application. Please call us, and we help you.'
  throw new Problem({ code: 'TOO_MANY_FILES', status: 429, publicMessage, retryAfterSeconds: DAY / 1000 })
}

function tooMany(retryAfterSeconds: number): Problem {
  const publicMessage = 'You have uploaded very many files. Please try again tomorrow, or call us.'
  return new Problem({ code: 'TOO_MANY_FILES', status: 429, publicMessage, retryAfterSeconds })
}
