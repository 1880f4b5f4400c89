import type { CollectionSlug, Payload, Where } from 'payload'
import * as z from 'zod/mini'
import { readRows } from '../../database/records/read-rows.ts'
import { MAX_MATCHES, searchNewest } from '../../database/search/search-for.ts'
import type { FindReceipts } from '../../payments/index.ts'

const found = z.array(z.object({ paymentId: z.string(), transactionId: z.string() }))

/** The payments of the newest receipts that match a search. */
export const findReceipts: FindReceipts = async ({ payload, terms }) => {
  const slug = 'receipts'
  return found.parse(await read(payload, slug, await searchNewest({ payload, slug, terms })))
}

/** The condition of a search is Payload's, so the types do not know the rows. */
const read = (payload: Payload, collection: CollectionSlug, where: Where) =>
  readRows({ payload, collection, where, limit: MAX_MATCHES })
