import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { storeOpenDuplicates } from './count-open.ts'
import { otherOf, pairsOf } from './pair.ts'

/** Removes the pairs of an application that is deleted next. Idempotent. */
export async function removePairs(payload: Payload, id: string): Promise<void> {
  const pairs = await pairsOf(payload, id)
  await deleteRows({
    payload,
    collection: 'duplicate-pairs',
    where: { or: [{ firstId: { equals: id } }, { secondId: { equals: id } }] },
  })
  for (const pair of pairs) await storeOpenDuplicates({ payload, id: otherOf(pair, id) })
}
