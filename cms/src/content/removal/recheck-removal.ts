import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import type { StoredRecord } from '../../platform/database/record-use.ts'
import { hasTransaction, transactionEnd } from '../../platform/database/transaction-end.ts'
import { publishSoon } from '../publishing/publish-on-change.ts'
import type { Removal } from './record-uses.ts'
import { reasonAgainst } from './refuse-removal.ts'

interface Removed {
  req: PayloadRequest
  collection: CollectionSlug
  /** As it was before. */
  record: StoredRecord
  removal: Removal
}

/**
 * Looks for uses once more after a record was taken away, and puts it back if one appeared. A new use rechecks the record after
 * its own write, so of two at once at least one sees the other. (decision 0021)
 */
export async function recheckRemoval(removed: Removed): Promise<void> {
  const { req } = removed
  if (!(await hasTransaction(req.payload, req))) {
    const reason = await putBackIfUsed(removed)
    if (reason !== null) throw new APIError(reason, 409, undefined, true)
    return
  }
  // Others see the removal only after the commit, so it is then that they and it can be compared.
  void transactionEnd(req.payload, req)
    .then(() => putBackIfUsed(removed))
    .catch((error) => req.payload.logger.error({ msg: 'A removal could not be checked again.', err: error }))
}

async function putBackIfUsed({ req, collection, record, removal }: Removed): Promise<string | null> {
  const reason = await reasonAgainst({ req, collection, record, removal })
  if (reason === null) return null
  const { payload } = req
  // MongoDB keeps a field that is not named, and a record that was never in the trash has no `deletedAt`.
  const data = { ...record, deletedAt: record.deletedAt ?? null }
  await payload.db.updateOne({ collection, id: record.id, data, returning: false })
  publishSoon({ payload, req, change: { slug: collection, id: record.id } })
  payload.logger.info({ msg: 'A removed record was put back: it came into use meanwhile.', collection, id: record.id })
  return reason
}
