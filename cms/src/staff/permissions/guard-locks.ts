import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { isObject } from '../../http/rest/rest-query.ts'
import { mayDoOn } from './access.ts'
import { isInScope } from './in-scope.ts'

const LOCKS = 'payload-locked-documents'

/**
 * Rules for edit locks, which Payload lets every member of staff change: a lock is taken over only for oneself and for
 * a record that one may change, and removed only by its holder. Payload itself writes locks without these hooks.
 */
export function guardLocks({ hooks }: SanitizedCollectionConfig): void {
  hooks.beforeChange.push(takeOverForOneself)
  hooks.beforeDelete.push(removeOwn)
}

const takeOverForOneself: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { user } = req
  if (!user) return data
  if (operation === 'create') throw new APIError('Open the record to lock it.', 400)
  const { document, globalSlug } = originalDoc ?? {}
  const isOpen = isObject(document)
    ? await mayChange(req, String(document.relationTo), idIn(document.value))
    : mayDoOn(user, 'update', String(globalSlug), undefined)
  if (!isOpen) throw new Forbidden(req.t)
  return { document, globalSlug, user: { relationTo: 'staff', value: user.id } }
}

const removeOwn: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const lock = await req.payload.findByID({ collection: LOCKS, id: String(id), depth: 0, disableErrors: true })
  if (lock === null) throw new NotFound(req.t)
  // A lock that another request is taking over has no holder.
  if (idIn(lock.user?.value) !== req.user.id) throw new Forbidden(req.t)
}

async function mayChange({ payload, user }: PayloadRequest, collection: string, id: unknown): Promise<boolean> {
  if (!mayDoOn(user, 'update', collection, id)) return false
  return isInScope({ payload, user, collection: collection as CollectionSlug, id: String(id), verb: 'update' })
}

function idIn(value: unknown): unknown {
  return isObject(value) ? value.id : value
}
