import type { CollectionAfterChangeHook } from 'payload'
import { forgiveFailures } from '../../http/sign-in/forgive-failures.ts'
import type { Student } from '../../payload-types.ts'

/** Unlocks a student when staff clear “Locked until”. */
export const unlockWhenCleared: CollectionAfterChangeHook<Student> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.lockedUntil && !doc.lockedUntil) {
    await forgiveFailures({ payload: req.payload, kind: 'student', email: doc.email, now: new Date() })
  }
  return doc
}
