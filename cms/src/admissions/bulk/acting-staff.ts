import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { Problem } from '../../foundation/problem.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { may, whoMay } from '../../staff/index.ts'
import type { StaffMember } from '../review/staff-member.ts'

/** A member of staff with the collection, as access checks take it. */
export type StaffUser = TypedUser & { collection: 'staff' }

const HOUR = 60 * 60_000
const limits = namedLimits({
  'bulk-runs/staff': {
    limit: 60,
    windowMs: HOUR,
    message: 'You have prepared many bulk runs. Try again in an hour.',
  },
  'bulk-test-messages/staff': {
    limit: 30,
    windowMs: HOUR,
    message: 'You have sent yourself many test messages. Try again in an hour.',
  },
})

/** Whether a user may act on many applications: those who may decide on one. */
export const mayRun = (user: Parameters<typeof may>[0]): boolean => may(user, 'decide applications')

/**
 * The member of staff who makes the request. Payload reads the cookie only for requests from the admin itself, which prevents
 * cross-site request forgery. Throws a Problem: 401 for other users, 403 without the permission to decide.
 */
export function requireRunner({ user }: PayloadRequest): StaffMember & { user: StaffUser } {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!mayRun(user)) {
    const publicMessage = `Only ${whoMay('decide applications')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name, user: user as StaffUser }
}

type Limited = 'bulk-runs/staff' | 'bulk-test-messages/staff'

/** Throws a Problem (429) beyond the limit of a member of staff. */
export function consumeRunLimit(payload: Payload, name: Limited, staff: StaffMember, now: Date): Promise<void> {
  return limits.consume({ payload, name, subject: staff.id, now })
}

/** The person for whom a run works, with the permissions and the limit of now; null if the account was deleted. */
export async function findRunner(payload: Payload, id: string): Promise<StaffUser | null> {
  if (!isRecordIdIn(payload, id)) return null
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  return staff && ({ ...staff, collection: 'staff' } as StaffUser)
}
