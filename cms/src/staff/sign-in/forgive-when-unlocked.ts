import type { CollectionAfterOperationHook } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { forgiveStaff } from './forgive-staff.ts'

/** Ends the locks of an account when an administrator unlocks it. */
export const forgiveWhenUnlocked: CollectionAfterOperationHook<'staff'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock') return result
  const { payload } = req
  const { email } = args.data
  if (typeof email !== 'string') return result
  const where = { email: { equals: email.trim().toLowerCase() } }
  const staff = await readRow({ payload, collection: 'staff', where })
  if (staff !== null) await forgiveStaff({ payload, staff, now: new Date() })
  return result
}
