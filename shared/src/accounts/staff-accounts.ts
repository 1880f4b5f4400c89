/** Invitations and departures of staff. The calls are the admin's own, for signed-in staff; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../platform/wire-call.ts'

/** Lifetime of an invitation in days. */
export const INVITATION_DAYS = 7

/** Paths are below `/api`; `:id` is that of a member of staff. Each call replies with `{ success, msg }`. */
export const staffAccountCalls = {
  /** Sends an invitation with a new lifetime. */
  invite: { method: 'post', path: '/staff-account/:id/invite' },
  /** What a deactivation would hand over, and to whom: `result` is a `Departure`. */
  departure: { method: 'get', path: '/staff-account/:id/departure' },
  deactivate: { method: 'post', path: '/staff-account/:id/deactivate' },
  reactivate: { method: 'post', path: '/staff-account/:id/reactivate' },
} as const satisfies Record<string, WireCall>

export interface Departure {
  /** Open work that is assigned to the person, as phrases: “2 imports of books”. */
  assigned: readonly string[]
  /** Who can take it over. */
  colleagues: readonly { id: string; name: string }[]
}

const MAX_ID_LENGTH = 60
const NO_HEIR = 'Choose a colleague, or put the work back for all.'

/** The body of `deactivate`: the id of who takes the assigned work over; null puts it back for all. */
export const deactivationSchema = z.strictObject({
  handOverTo: z.nullable(z.string(NO_HEIR).check(z.minLength(1, NO_HEIR), z.maxLength(MAX_ID_LENGTH, NO_HEIR))),
})
