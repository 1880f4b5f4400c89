import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Payment } from '../../payload-types.ts'

/** Upper bound on the attempts that are read for one student; older ones are left out. */
const MAX_ATTEMPTS = 500

/** The attempts of a student to pay fees by due, latest first. */
export async function feeAttempts(payload: Payload, studentId: string): Promise<Map<string, Payment[]>> {
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ studentId: { equals: studentId } }, { purpose: { equals: 'fee' } }] },
    sort: '-startedAt',
    limit: MAX_ATTEMPTS,
  })
  return Map.groupBy(rows, ({ subjectId }) => subjectId)
}
