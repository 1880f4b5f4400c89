import type { Payload, Where } from 'payload'
import type { OneTimeCode, Student } from '../../payload-types.ts'
import { referencesToStudents } from '../personal-data/references-to-students.ts'
import { removeUnverified } from './remove-unverified.ts'

const DAY = 24 * 60 * 60_000

/** How long an account waits for its e-mail address to be verified. */
const WAITS_MS = 30 * DAY
/** So that whoever happens to be logging in does not wait for all of them. */
const AT_ONCE = 50

/**
 * Removes accounts whose e-mail address nobody verified for 30 days, a few at a time: what they hold belongs to somebody who
 * never came back, or never asked for it. Those from the old portal stay, and any that staff or another record know of.
 */
export async function sweepUnverified({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const { docs } = await payload.db.find<Student>({
    collection: 'students',
    where: forgotten(now),
    sort: 'createdAt',
    limit: AT_ONCE,
  })
  for (const { id } of docs) {
    if (!(await isKnown(payload, id))) await removeUnverified({ payload, studentId: id })
  }
}

function forgotten(now: Date): Where {
  return {
    and: [
      { state: { equals: 'UNVERIFIED' } },
      { createdAt: { less_than: new Date(now.getTime() - WAITS_MS).toISOString() } },
      { legacy: { equals: false } },
      { isApproved: { equals: false } },
      { lastLoginAt: { exists: false } },
      { deletionRequestedAt: { exists: false } },
      { staffNote: { exists: false } },
    ],
  }
}

/** Whether a code was sent for the account lately, or any record of another feature names it. */
async function isKnown(payload: Payload, studentId: string): Promise<boolean> {
  const code = { studentId: { equals: studentId } }
  if (await payload.db.findOne<OneTimeCode>({ collection: 'one-time-codes', where: code })) return true
  for (const { collection, field } of referencesToStudents(payload.config.collections)) {
    if (await payload.db.findOne({ collection, where: { [field]: { equals: studentId } } })) return true
  }
  return false
}
