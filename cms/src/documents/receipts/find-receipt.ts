import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Receipt } from '../../payload-types.ts'

const collection = 'receipts'

/** A receipt of a payment in one revision; null if it is not written yet. */
export function findReceipt(
  payload: Payload,
  { paymentId, revision }: { paymentId: string; revision: number },
): Promise<Receipt | null> {
  const where: Condition<'receipts'> = {
    and: [{ paymentId: { equals: paymentId } }, { revision: { equals: revision } }],
  }
  return readRow({ payload, collection, where })
}

/** The receipt of a payment that counts: the one that replaced all others. Null if it has none yet. */
export async function findLatestReceipt(payload: Payload, paymentId: string): Promise<Receipt | null> {
  const rows = await readRows({
    payload,
    collection,
    where: { paymentId: { equals: paymentId } },
    sort: '-revision',
    limit: 1,
  })
  return rows[0] ?? null
}
