import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { referencesToStudents } from '../personal-data/references-to-students.ts'
import { removeUnverified } from './remove-unverified.ts'

const DAY = 24 * 60 * 60_000

/** How long an account may stay unverified. */
const RETENTION_MS = 30 * DAY
/** Small, so that the login that triggers the sweep is not delayed. */
const BATCH_SIZE = 50

/**
 * Removes one batch of accounts that have not been verified for 30 days, which frees their e-mail addresses and phone
 * numbers. Spares accounts from the old portal, and any that staff or another record refer to.
 */
export async function sweepUnverified({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const rows = await readRows({
    payload,
    collection: 'students',
    where: abandoned(now),
    sort: 'createdAt',
    limit: BATCH_SIZE,
  })
  for (const { id } of rows) {
    if (!(await isReferenced(payload, id))) await removeUnverified({ payload, studentId: id })
  }
}

function abandoned(now: Date): Condition<'students'> {
  return {
    and: [
      { state: { equals: 'UNVERIFIED' } },
      { createdAt: { less_than: new Date(now.getTime() - RETENTION_MS).toISOString() } },
      { legacy: { equals: false } },
      { isApproved: { equals: false } },
      { lastLoginAt: { exists: false } },
      { deletionRequestedAt: { exists: false } },
      { staffNote: { exists: false } },
    ],
  }
}

/** Whether a recent code or a record of another feature refers to the account. */
async function isReferenced(payload: Payload, studentId: string): Promise<boolean> {
  const code = { studentId: { equals: studentId } }
  if (await readRow({ payload, collection: 'one-time-codes', where: code })) return true
  for (const { collection, field } of referencesToStudents(payload.config.collections)) {
    if (await readRow({ payload, collection, where: { [field]: { equals: studentId } } })) return true
  }
  return false
}
