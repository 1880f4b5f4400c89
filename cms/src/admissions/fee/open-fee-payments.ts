import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** Upper bound on the open attempts that are read; each lasts a day at most. */
const MAX_ATTEMPTS = 100

/** The transaction id of the latest open attempt to pay each unpaid application's fee, by application id. */
export async function openFeePayments(
  payload: Payload,
  applications: readonly ApplicationRecord[],
): Promise<Map<string, string>> {
  const unpaid = applications.filter(({ feePaidAt }) => !feePaidAt).map(({ id }) => id)
  if (unpaid.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { subjectId: { in: unpaid } },
        { purpose: { equals: 'application-fee' } },
        { status: { in: [...OPEN_STATUSES] } },
      ],
    },
    sort: '-startedAt',
    limit: MAX_ATTEMPTS,
  })
  // A map keeps the last of equal keys, which must be the latest attempt.
  return new Map(rows.toReversed().map(({ subjectId, transactionId }) => [subjectId, transactionId]))
}
