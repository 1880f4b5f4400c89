import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { identityIn, type StoredIdentity } from './encrypted-aadhaar.ts'

interface OwnerOptions {
  payload: Payload
  studentId: string
}

/** The masked Aadhaar number of the student's latest application with one; empty without one. */
export async function aadhaarOnFile(options: OwnerOptions): Promise<string> {
  return (await identityOnFile(options))?.masked ?? ''
}

/** A student has applied for few courses. */
const MAX_APPLICATIONS = 20

/**
 * What is stored of the Aadhaar number of the student's latest application with one; null without one. A form may send the
 * masked number again, so that students need not type it and the portal need not show it.
 */
export async function identityOnFile({ payload, studentId }: OwnerOptions): Promise<StoredIdentity | null> {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { student: { equals: studentId } },
    fields: ['answers', 'aadhaarSealed', 'aadhaarHash'],
    sort: '-submittedAt',
    limit: MAX_APPLICATIONS,
  })
  for (const row of rows) {
    const found = identityIn({ ...row, answers: row.answers as Answers })
    if (found !== null) return found
  }
  return null
}
