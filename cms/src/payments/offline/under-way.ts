import { isClearing, isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { allocationsOf } from '../allocations.ts'

interface UnderWayOptions {
  payload: Payload
  studentId: string
  subjectIds: readonly string[]
}

/** Whether an offline payment of one of the subjects waits for a second person, or for the bank. */
export async function offlineUnderWay({ payload, studentId, subjectIds }: UnderWayOptions): Promise<boolean> {
  const status = { in: OFFLINE_STATUSES.filter((each) => isUndecided(each) || isClearing(each)) }
  const where = { and: [{ studentId: { equals: studentId } }, { status }] }
  const entries = await readRows({ payload, collection: 'offline-payments', where, limit: MAX_ENTRIES })
  return entries.some((entry) => allocationsOf(entry).some(({ subjectId }) => subjectIds.includes(subjectId)))
}

/** Far more than one student has. */
const MAX_ENTRIES = 500
