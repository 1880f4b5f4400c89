import type { Payload } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { clearAttempts, refuseWhileGuessed, returnAttempt, takeAttempt } from './attempts.ts'
import { isStaffPassword } from './is-staff-password.ts'

interface CheckOptions {
  payload: Payload
  /** In lower case. */
  email: string
  password: string
  now: Date
}

/**
 * Finds the member of staff of an address and a password; null when there is none, in the same time and after the same
 * number of attempts whether or not the address has an account. Throws a Problem (429) after too many.
 */
export async function checkStaffPassword({ payload, email, password, now }: CheckOptions): Promise<Staff | null> {
  await takeAttempt({ payload, email, now })
  const staff = await payload.db.findOne<Staff>({ collection: 'staff', where: { email: { equals: email } } })
  const right = await isStaffPassword(password, staff).catch(async (error) => {
    await returnAttempt({ payload, email })
    throw error
  })
  if (!right) return null
  await refuseWhileGuessed({ payload, email, now })
  await clearAttempts({ payload, email })
  return staff
}
