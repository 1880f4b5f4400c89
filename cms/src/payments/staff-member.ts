import type { PayloadRequest } from 'payload'
import { Problem } from '../foundation/problem.ts'
import { namedLimits } from '../http/api/named-limits.ts'
import { may, mayDo, whoMay } from '../staff/index.ts'

type Action = Parameters<typeof may>[1]
type Subject = Parameters<typeof mayDo>[2]

/** The acting member of staff, as stored with the records that they change. */
export interface StaffMember {
  id: string
  name: string
}

const limits = namedLimits({
  'payments/staff': {
    limit: 120,
    windowMs: 10 * 60_000,
    message: 'You have done this too many times. Wait a few minutes, then try again.',
  },
})

/**
 * Returns the member of staff who changes payments. Payload reads the cookie only for requests from the admin itself,
 * which prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 for staff without the
 * permission, 429 beyond the rate limit.
 */
export async function requireStaff({ user, payload }: PayloadRequest, action: Action): Promise<StaffMember> {
  if (user?.collection !== 'staff') throw notSignedIn()
  if (!may(user, action)) throw forbidden(`Only ${whoMay(action)} can do this.`)
  const id = String(user.id)
  await limits.consume({ payload, name: 'payments/staff', subject: id, now: new Date() })
  return { id, name: user.name }
}

/** Throws a Problem unless a member of staff who may read a collection makes the request: 401 or 403. */
export function requireReader({ user }: PayloadRequest, subject: Subject): void {
  if (user?.collection !== 'staff') throw notSignedIn()
  if (!mayDo(user, 'read', subject)) throw forbidden('You do not have permission to see this.')
}

function notSignedIn(): Problem {
  return new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
}

function forbidden(publicMessage: string): Problem {
  return new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
}
