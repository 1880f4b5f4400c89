import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { hasTransaction, transactionEnd } from '../../database/records/transaction-end.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { StoredRecord } from '../../portal/record-use.ts'
import { publishSoon } from '../publishing/publish-on-change.ts'
import type { Removal } from './blocking-uses.ts'
import { blockingReason } from './removal-rules.ts'

interface Removed {
  req: PayloadRequest
  collection: CollectionSlug
  /** The record before the removal. */
  record: StoredRecord
  removal: Removal
}

/**
 * Checks for uses again after a removal, and restores the record if one appeared. A new use also rechecks the record
 * after its own write, so of two concurrent operations at least one sees the other. (decision 0021)
 */
export async function recheckRemoval(removed: Removed): Promise<void> {
  const { req } = removed
  if (!(await hasTransaction(req.payload, req))) {
    const reason = await restoreIfUsed(removed)
    if (reason !== null) throw new APIError(reason, 409, undefined, true)
    return
  }
  // Other transactions see the removal only after the commit, so the check must follow it.
  void transactionEnd(req.payload, req)
    .then(() => restoreIfUsed(removed))
    .catch((error) => req.payload.logger.error({ msg: 'A removal could not be checked again.', err: error }))
}

async function restoreIfUsed({ req, collection, record, removal }: Removed): Promise<string | null> {
  const reason = await blockingReason({ req, collection, record, removal })
  if (reason === null) return null
  const { payload } = req
  // MongoDB leaves omitted fields unchanged, and a record that was never in the trash has no `deletedAt`.
  const data = { ...record, deletedAt: record.deletedAt ?? null }
  await updateRow({ payload, collection, where: record.id, data })
  publishSoon({ payload, req, change: { slug: collection, id: record.id } })
  payload.logger.info({
    msg: 'A removed record was restored because it came into use in the meantime.',
    collection,
    id: record.id,
  })
  return reason
}
