import type { CollectionAfterOperationHook } from 'payload'
import { clearAttempts } from './attempts.ts'

/** Lets a member of staff sign in again when an administrator unlocks the account. */
export const forgiveWhenUnlocked: CollectionAfterOperationHook<'staff'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock') return result
  const { email } = args.data
  if (typeof email === 'string') await clearAttempts({ payload: req.payload, email: email.trim().toLowerCase() })
  return result
}
