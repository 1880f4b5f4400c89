import type { CollectionSlug, Payload } from 'payload'
import type { ServerCall } from '../../http/admin/reply-format.ts'
import { isInScope } from '../permissions/in-scope.ts'
import type { Caller } from './check-call.ts'
import { serverFunctions } from './server-functions.ts'

interface CallOptions {
  payload: Payload
  caller: Caller
  /** Checked by `checkCall`. */
  call: ServerCall
}

/** Whether a call is about a record inside the limit of its caller, or about none. Fields draw data of the named record. */
export async function isCallInScope({ payload, caller, call }: CallOptions): Promise<boolean> {
  const offered = serverFunctions.get(call.name)
  const target = offered?.target(call.args as Record<string, unknown>)
  if (!offered || !target || target.id === undefined || target.id === null) return true
  const collection = String(target.slug)
  if (!Object.hasOwn(payload.collections, collection)) return true
  const verb = offered.needs.includes('read') ? 'read' : 'update'
  return isInScope({
    payload,
    user: caller,
    collection: collection as CollectionSlug,
    id: String(target.id),
    verb,
  })
}
