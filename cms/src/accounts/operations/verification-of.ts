import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { notFound } from '../../platform/problem.ts'
import { findCode } from '../codes/code-row.ts'

/** How the verification of an e-mail address stands. */
export interface Verification {
  /** The address as it may be shown to whoever holds the handle. */
  shownAddress: string
  state: 'waiting' | 'expired' | 'verified'
}

interface VerificationOptions {
  payload: Payload
  handle: string
  now: Date
}

/** How the verification behind a handle stands; throws a Problem (404) when there is none. */
export async function verificationOf({ payload, handle, now }: VerificationOptions): Promise<Verification> {
  const row = await findCode(payload, { purpose: 'email', subject: handle })
  if (row === null) throw notFound('verification')
  const shownAddress = row.shownAddress ?? ''
  const student = row.studentId
    ? await payload.db.findOne<Student>({ collection: 'students', where: { id: { equals: row.studentId } } })
    : null
  if (student?.state === 'ACTIVE') return { shownAddress, state: 'verified' }
  const alive = row.state === 'sent' && row.triesLeft > 0 && new Date(row.expiresAt) > now
  return { shownAddress, state: alive ? 'waiting' : 'expired' }
}
