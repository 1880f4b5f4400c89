import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { may, whoMay } from '../../staff/index.ts'

/** The acting member of staff. */
export interface FeeStaff {
  id: string
  name: string
}

/**
 * Returns the member of staff who makes the request. Throws a Problem: 401 for other users, 403 for staff without the
 * permission.
 */
export function requireFeeStaff({ user }: PayloadRequest): FeeStaff {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'review fee payments')) {
    const publicMessage = `Only ${whoMay('review fee payments')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
