import type { CollectionSlug, PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { mayDo, whoMayDo } from './access.ts'
import { requireInScope } from './in-scope.ts'
import type { Verb } from './permissions.ts'

/** The acting member of staff, as records store them. */
export interface ActingStaff {
  id: string
  name: string
}

interface RequiredOptions {
  req: PayloadRequest
  verb: Verb
  collection: CollectionSlug
  /** Of the record; untrusted. */
  id: string
  /** For the message, e.g. `request`. */
  noun: string
}

/**
 * The member of staff who reads or changes a record. Payload reads the cookie only for requests from the admin itself, which
 * prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the permission, 404 for a
 * record outside their limit.
 */
export async function requireStaff({ req, verb, ...record }: RequiredOptions): Promise<ActingStaff> {
  const { user } = req
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!mayDo(user, verb, record.collection)) {
    const publicMessage = `Only ${whoMayDo(verb, record.collection)} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  await requireInScope({ req, ...record })
  return { id: String(user.id), name: user.name }
}
