import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'

/** The acting member of staff. */
export interface StaffManager {
  id: string
  name: string
}

/**
 * The member of staff who manages accounts. Payload reads the cookie only for requests from the admin itself, which
 * prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the permission.
 */
export function requireStaffManager(
  { user }: PayloadRequest,
  may: (user: PayloadRequest['user']) => boolean,
  whoMay: string,
): StaffManager {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user)) throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: `Only ${whoMay} can do this.` })
  return { id: String(user.id), name: user.name }
}
