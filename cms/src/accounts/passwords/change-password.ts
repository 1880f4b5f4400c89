import type { PasswordChange } from '@pravesh/shared/accounts/recovery'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { hashPassword } from '../../http/sign-in/hash-password.ts'
import type { SignedIn } from '../sessions/student-session.ts'
import { confirmPassword } from './confirm-password.ts'
import { replacePassword } from './replace-password.ts'

interface ChangeOptions {
  payload: Payload
  signedIn: SignedIn
  change: PasswordChange
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Changes the password of a logged-in student and ends all their sessions, this one included. Throws a Problem when the current
 * password is wrong or the new one is the same.
 */
export async function changePassword(options: ChangeOptions): Promise<void> {
  const { payload, signedIn, change, headers, clientAddress, now } = options
  const { student } = signedIn
  await confirmPassword({ payload, student, password: change.current, headers, clientAddress, now })
  if (change.current === change.password) {
    throw new Problem({ ...refused(accountReplies, 'SAME_PASSWORD'), status: 400 })
  }
  const passwordHash = await hashPassword(change.password)
  await replacePassword({ payload, student, passwordHash, now })
}
