import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { leavingRefusals } from './refusals.ts'

/**
 * Refuses to delete an account that has a history. Only one that was invited and never signed in can have none; earlier
 * versions of the portal recorded neither.
 */
export const keepHistory: CollectionBeforeDeleteHook = async ({ id, req: { payload, user } }) => {
  if (user?.collection !== 'staff') return
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: String(id) } } })
  if (staff === null || (staff.invitedBy && !staff.lastSignInAt)) return
  throw new APIError(leavingRefusals.history, 409, undefined, true)
}
