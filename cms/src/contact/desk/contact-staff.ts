import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { mayDo, requireInScope, whoMayDo } from '../../staff/index.ts'
import { helpLimits } from '../requests/help-limits.ts'

/** The acting member of staff, as stored with an answer. */
export interface ContactStaff {
  id: string
  name: string
}

interface RequiredOptions {
  req: PayloadRequest
  verb: 'read' | 'update'
  /** Of the request; untrusted. */
  id: string
}

/**
 * The member of staff who reads or answers a request. Payload reads the cookie only for requests from the admin itself,
 * which prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the
 * permission, 404 for a request outside their limit, 429 beyond the rate limit.
 */
export async function requireContactStaff({ req, verb, id }: RequiredOptions): Promise<ContactStaff> {
  const { user, payload } = req
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!mayDo(user, verb, 'contact-messages')) {
    const publicMessage = `Only ${whoMayDo(verb, 'contact-messages')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  await requireInScope({ req, collection: 'contact-messages', id, noun: 'request' })
  const staffId = String(user.id)
  await helpLimits.consume({ payload, name: 'contact/staff', subject: staffId, now: new Date() })
  return { id: staffId, name: user.name }
}
