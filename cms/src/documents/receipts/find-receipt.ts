import type { Payload, Where } from 'payload'
import type { Receipt } from '../../payload-types.ts'

const collection = 'receipts'

/** A receipt of a payment in one revision; null if it is not written yet. */
export function findReceipt(
  payload: Payload,
  { paymentId, revision }: { paymentId: string; revision: number },
): Promise<Receipt | null> {
  const where: Where = { and: [{ paymentId: { equals: paymentId } }, { revision: { equals: revision } }] }
  return payload.db.findOne<Receipt>({ collection, where })
}

/** The receipt of a payment that counts: the one that replaced all others. Null if it has none yet. */
export async function findLatestReceipt(payload: Payload, paymentId: string): Promise<Receipt | null> {
  const { docs } = await payload.db.find<Receipt>({
    collection,
    where: { paymentId: { equals: paymentId } },
    sort: '-revision',
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
