import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../../accounts/index.ts'
import { Problem } from '../../platform/problem.ts'

/** Who decides on applications. */
const DECIDERS: readonly Role[] = ['administrator', 'admissions-officer']

/** The member of staff who does something, as the history names them. */
export interface StaffMember {
  id: string
  name: string
}

/**
 * The member of staff who makes a call. Payload reads their cookie only when the request comes from the admin itself, so that no
 * other site can decide for them. Throws a Problem: 401 for everybody else, 403 for staff with other work.
 */
export function requireAdmissionsStaff({ user }: PayloadRequest): StaffMember {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Please sign in to the admin.' })
  }
  if (!hasRole(user, DECIDERS)) {
    const publicMessage = 'Only admissions officers and administrators may do this.'
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
