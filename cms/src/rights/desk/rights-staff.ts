import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { mayDo, requireInScope, whoMayDo } from '../../staff/index.ts'
import { rightsLimits } from '../requests/rights-limits.ts'

/** The acting member of staff, as the history stores them. */
export interface RightsStaff {
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
 * The member of staff who reads or answers a request. Throws a Problem: 401 for other users, 403 for staff without the
 * permission, 404 for a request outside their limit, 429 beyond the rate limit.
 */
export async function requireRightsStaff({ req, verb, id }: RequiredOptions): Promise<RightsStaff> {
  const { user, payload } = req
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!mayDo(user, verb, 'rights-requests')) {
    const publicMessage = `Only ${whoMayDo(verb, 'rights-requests')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  await requireInScope({ req, collection: 'rights-requests', id, noun: 'request' })
  const staffId = String(user.id)
  await rightsLimits.consume({ payload, name: 'rights/staff', subject: staffId, now: new Date() })
  return { id: staffId, name: user.name }
}
