import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { may, requireInScope, whoMay } from '../../staff/index.ts'

/** The acting member of staff. */
export interface FeeStaff {
  id: string
  name: string
}

/**
 * Returns the member of staff who acts on a fee. Throws a Problem: 401 for other users, 403 for staff without the
 * permission, 404 for a fee outside their limit.
 */
export async function requireFeeStaff(req: PayloadRequest, id: string): Promise<FeeStaff> {
  const staff = requireReviewer(req)
  await requireFeeInScope(req, id)
  return staff
}

/** Throws a Problem (404) for a fee outside the limit of the member of staff. */
export function requireFeeInScope(req: PayloadRequest, id: string): Promise<void> {
  return requireInScope({ req, collection: 'fee-dues', id, noun: 'fee' })
}

/** Returns a member of staff who may review fees. Throws a Problem: 401, 403. */
export function requireReviewer({ user }: PayloadRequest): FeeStaff {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'review fee payments')) {
    const publicMessage = `Only ${whoMay('review fee payments')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
