import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import type { StoredRecord } from '../../portal/record-use.ts'
import { mayDo, whoMayDo } from '../../staff/index.ts'
import { blockingUses, type Removal } from './blocking-uses.ts'
import { kindOf } from './kind-of.ts'
import { removalMessage } from './removal-message.ts'

interface RemovalRequest {
  req: PayloadRequest
  collection: CollectionSlug
  record: StoredRecord
  removal: Removal
}

/** Explains to staff why a record cannot be removed; null when nothing uses it. */
export async function blockingReason({ req, collection, record, removal }: RemovalRequest): Promise<string | null> {
  const uses = await blockingUses({ payload: req.payload, collection, record, removal })
  if (uses.length === 0) return null
  return removalMessage({ uses, kind: kindOf(req.payload.collections[collection].config), collection })
}

/** Throws an APIError (409) while anything uses the record. */
export async function requireUnused(request: RemovalRequest): Promise<void> {
  const reason = await blockingReason(request)
  if (reason !== null) throw new APIError(reason, 409, undefined, true)
}

/**
 * Explains why the user may update but not remove records of a collection; null when they may. System operations have
 * no user and are allowed.
 */
export function missingPermission({ req, collection }: Pick<RemovalRequest, 'req' | 'collection'>): string | null {
  if (!req.user) return null
  if (mayDo(req.user, 'delete', collection)) return null
  const kind = kindOf(req.payload.collections[collection].config)
  return `Only ${whoMayDo('delete', collection)} can take a ${kind} off the site or restore it. Ask one of them.`
}

/** Throws an APIError (403) for staff who may update a record but not remove it. */
export function requireRemovalPermission(request: Pick<RemovalRequest, 'req' | 'collection'>): void {
  const reason = missingPermission(request)
  if (reason !== null) throw new APIError(reason, 403, undefined, true)
}
