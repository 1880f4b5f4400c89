import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { type Hold, holdAnother, isHeld, releaseHold } from './hold-administrator.ts'
import { mayManageStaff } from './may-manage-staff.ts'

/** Why an administrator stays one. */
export const administratorWords = {
  last: 'This is the last administrator who can sign in, and only administrators can manage staff. Make another member of staff an administrator first.',
  busy: 'Another administrator is changing the accounts of administrators at this moment. Try again in a few seconds.',
} as const

/** Rejects a role change that would leave the portal without an administrator. */
export const requireOneAdministrator: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !Array.isArray(data.roles)) return data
  if (mayManageStaff(originalDoc?.roles) && !mayManageStaff(data.roles))
    await requireAnother({ id: originalDoc.id, req })
  return data
}

export const requireOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireAnother({ id: String(id), req })

/** What one request removes: a bulk operation runs the hooks for all its records at once. */
interface Removal {
  leaving: Set<string>
  holds: Hold[]
}

/**
 * Throws an APIError (400) unless another administrator remains. Records that leave in the same request are collected
 * and do not count.
 */
async function requireAnother({ id, req }: { id: string; req: PayloadRequest }): Promise<void> {
  const { payload, context } = req
  const now = new Date()
  const removal = removalIn(context.removal) ?? { leaving: new Set(), holds: [] }
  context.removal = removal
  removal.leaving.add(id)
  if (!removal.holds.some((own) => !removal.leaving.has(own.id))) {
    const hold = await holdAnother({ payload, leaving: [...removal.leaving], now })
    if (hold === null) throw new APIError(administratorWords.last, 400, undefined, true)
    if (hold === 'busy') throw new APIError(administratorWords.busy, 409, undefined, true)
    removal.holds.push(hold)
  }
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  const isOwn = removal.holds.some((own) => own.id === id && own.until === staff?.heldUntil)
  if (staff !== null && !isOwn && isHeld(staff, now)) throw new APIError(administratorWords.busy, 409, undefined, true)
}

/** Ends the holds of a finished operation; those of a failed one expire. */
export const releaseHolds: CollectionAfterOperationHook<'staff'> = async ({ req: { payload, context }, result }) => {
  const removal = removalIn(context.removal)
  delete context.removal
  for (const hold of removal?.holds ?? []) await releaseHold(payload, hold)
  return result
}

function removalIn(value: unknown): Removal | null {
  return typeof value === 'object' && value !== null && 'holds' in value ? (value as Removal) : null
}
