import type { Payload } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { clearAttempts, countAttempt, refundAttempt, rejectAfterExcessAttempts } from './attempts.ts'
import { isStaffPassword } from './is-staff-password.ts'

interface CheckOptions {
  payload: Payload
  /** Lower case. */
  email: string
  password: string
  now: Date
}

/**
 * Authenticates a member of staff; null when address and password do not match. The response time and the number of
 * attempts do not reveal whether the address has an account. Throws a Problem (429) after too many attempts.
 */
export async function checkStaffPassword({ payload, email, password, now }: CheckOptions): Promise<Staff | null> {
  await countAttempt({ payload, email, now })
  const staff = await payload.db.findOne<Staff>({ collection: 'staff', where: { email: { equals: email } } })
  const matches = await isStaffPassword(password, staff).catch(async (error) => {
    await refundAttempt({ payload, email })
    throw error
  })
  if (!matches) return null
  await rejectAfterExcessAttempts({ payload, email, now })
  await clearAttempts({ payload, email })
  return staff
}
