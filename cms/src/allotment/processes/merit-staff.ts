import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { type ActingStaff, may, whoMay } from '../../staff/index.ts'

/**
 * The member of staff who prepares or publishes. Payload reads the cookie only for requests from the admin itself, which prevents
 * cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the permission.
 */
export function requireMeritStaff(
  { user }: Pick<PayloadRequest, 'user'>,
  action: 'prepare merit processes' | 'publish merit results',
): ActingStaff {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, action)) {
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: `Only ${whoMay(action)} can do this.` })
  }
  return { id: String(user.id), name: user.name }
}

/** Either permission lets staff read runs. */
export function requireMeritReader(req: Pick<PayloadRequest, 'user'>): void {
  const action = may(req.user, 'publish merit results') ? 'publish merit results' : 'prepare merit processes'
  requireMeritStaff(req, action)
}
