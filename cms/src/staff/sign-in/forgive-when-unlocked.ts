import type { CollectionAfterOperationHook } from 'payload'
import { forgiveFailures } from '../../http/sign-in/forgive-failures.ts'

/** Releases an address when an administrator unlocks its account. */
export const forgiveWhenUnlocked: CollectionAfterOperationHook<'staff'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock') return result
  const { email } = args.data
  if (typeof email !== 'string') return result
  await forgiveFailures({ payload: req.payload, kind: 'staff', email: email.trim().toLowerCase(), now: new Date() })
  return result
}
