import type { PayloadRequest } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { may, whoMay } from '../../staff/index.ts'

/** The member of staff who acts, as the history names them. */
export interface StaffMember {
  id: string
  name: string
}

/**
 * The member of staff who makes a call. Payload reads their cookie only when the request comes from the admin itself,
 * which prevents forged requests of other sites. Throws a Problem: 401 for other users, 403 for staff without the
 * permission.
 */
export function requireAdmissionsStaff({ user }: PayloadRequest): StaffMember {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Please sign in to the admin.' })
  }
  if (!may(user, 'decide applications')) {
    const publicMessage = `Only ${whoMay('decide applications')} may do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
