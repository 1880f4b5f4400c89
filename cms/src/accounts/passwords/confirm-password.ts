import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountFields } from '@pravesh/shared/accounts/wire'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { checkPassword } from './check-password.ts'

interface ConfirmOptions {
  payload: Payload
  student: Student
  password: string
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Requires the password of the logged-in student again. Wrong ones count as at the login. Throws a Problem when it does
 * not match.
 */
export async function confirmPassword({ student, ...options }: ConfirmOptions): Promise<void> {
  if (await checkPassword({ ...options, email: student.email })) return
  const field = accountFields.changePassword.current
  const errors: FieldError[] = [{ field, code: 'mismatch', ...reasoned(accountReplies, 'WRONG_PASSWORD') }]
  throw new Problem({ ...refused(accountReplies, 'WRONG_PASSWORD'), status: 400, errors })
}
