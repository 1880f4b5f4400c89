import type { CollectionAfterOperationHook } from 'payload'
import { clearAttempts } from './attempts.ts'

export const clearAttemptsWhenUnlocked: CollectionAfterOperationHook<'staff'> = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'unlock') return result
  const { email } = args.data
  if (typeof email === 'string') await clearAttempts({ payload: req.payload, email: email.trim().toLowerCase() })
  return result
}
