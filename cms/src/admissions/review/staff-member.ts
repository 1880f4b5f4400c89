import type { PayloadRequest, TypedUser } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { may, mayDo, requireInScope, whoMay, whoMayDo } from '../../staff/index.ts'

/** The acting member of staff, as named in the history. */
export interface StaffMember {
  id: string
  name: string
}

/** Whether a user may approve above the number of seats. */
export function mayExceedSeats(user: TypedUser | null): boolean {
  return may(user, 'exceed seats')
}

interface RequiredOptions {
  req: PayloadRequest
  action: 'decide applications' | 'check documents' | 'see identity numbers'
  /** Of the application; untrusted. */
  id: string
}

/**
 * Returns the member of staff who makes the request. Payload reads the cookie only for requests from the admin itself,
 * which prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the
 * permission, 404 for an application outside their limit.
 */
export async function requireAdmissionsStaff({ req, action, id }: RequiredOptions): Promise<StaffMember> {
  const { staff } = requireReviewer(req, action)
  await requireInScope({ req, collection: 'applications', id, noun: 'application' })
  return staff
}

/**
 * Returns the member of staff who makes a request that is about no single application. Throws a Problem: 401 for other users,
 * 403 for staff without the permission.
 */
export function requireReviewer(
  { user: requester }: PayloadRequest,
  action: RequiredOptions['action'],
): { user: TypedUser; staff: StaffMember } {
  const user = requireStaff({ user: requester })
  if (!may(user, action)) throw forbidden(whoMay(action))
  return { user, staff: { id: String(user.id), name: user.name } }
}

/**
 * Returns the member of staff who makes a request about something of their own, which only those have who read applications.
 * Throws a Problem: 401 for other users, 403 for other staff.
 */
export function requireReader({ user: requester }: Pick<PayloadRequest, 'user'>): StaffMember {
  const user = requireStaff({ user: requester })
  if (!mayDo(user, 'read', 'applications')) throw forbidden(whoMayDo('read', 'applications'))
  return { id: String(user.id), name: user.name }
}

function requireStaff({ user }: Pick<PayloadRequest, 'user'>) {
  if (user?.collection === 'staff') return user
  throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
}

function forbidden(who: string): Problem {
  return new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: `Only ${who} can do this.` })
}
