import type { CollectionAfterChangeHook } from 'payload'
import type { Student } from '../../payload-types.ts'
import { clearFailures } from './count-failures.ts'

/** Unlocks a student when staff clear “Locked until”. */
export const unlockWhenCleared: CollectionAfterChangeHook<Student> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.lockedUntil && !doc.lockedUntil) await clearFailures({ payload: req.payload, email: doc.email })
  return doc
}
