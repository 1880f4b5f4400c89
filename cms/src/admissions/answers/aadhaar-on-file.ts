import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { decryptAadhaar } from './encrypted-aadhaar.ts'

interface OwnerOptions {
  payload: Payload
  studentId: string
}

/** The masked Aadhaar number of the student's latest application; empty without one. */
export async function aadhaarOnFile(options: OwnerOptions): Promise<string> {
  return (await latest(options))?.masked ?? ''
}

/**
 * Replaces a masked Aadhaar number by the full one of the student's latest application. Any other masked number stays, and is
 * invalid. Students need not type the number again, and the portal need not show it.
 */
export async function withAadhaarOnFile(options: OwnerOptions & { answers: Answers }): Promise<Answers> {
  const { payload, studentId, answers } = options
  if (!isMaskedAadhaar(answers.aadhaar ?? '')) return answers
  const stored = await latest(options)
  if (stored === null || stored.masked !== answers.aadhaar) return answers
  return { ...answers, aadhaar: decryptAadhaar(payload, stored.encrypted, studentId) }
}

async function latest({ payload, studentId }: OwnerOptions): Promise<{ masked: string; encrypted: string } | null> {
  const [row] = await readRows({
    payload,
    collection: 'applications',
    where: { student: { equals: studentId } },
    fields: ['answers', 'aadhaarSealed'],
    sort: '-submittedAt',
    limit: 1,
  })
  if (row === undefined) return null
  const { aadhaar = '' } = row.answers as Answers
  return { masked: aadhaar, encrypted: row.aadhaarSealed ?? '' }
}
