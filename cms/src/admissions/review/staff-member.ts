import type { PayloadRequest, TypedUser } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { may, whoMay } from '../../staff/index.ts'

/** The acting member of staff, as named in the history. */
export interface StaffMember {
  id: string
  name: string
}

/** Whether a user may approve above the number of seats. */
export function mayExceedSeats(user: TypedUser | null): boolean {
  return may(user, 'exceed seats')
}

/**
 * Returns the member of staff who makes the request. Payload reads the cookie only for requests from the admin itself,
 * which prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the
 * permission.
 */
export function requireAdmissionsStaff({ user }: PayloadRequest): StaffMember {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'decide applications')) {
    const publicMessage = `Only ${whoMay('decide applications')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
