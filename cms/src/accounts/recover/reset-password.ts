import type { Reset } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { forgiveFailures } from '../../http/sign-in/forgive-failures.ts'
import { hashPassword } from '../../http/sign-in/hash-password.ts'
import { activateStudent } from '../activate/activate.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { checkLink, consumeLink, invalidLink } from '../links/consume-link.ts'
import { replacePassword } from '../passwords/replace-password.ts'

interface ResetOptions {
  payload: Payload
  reset: Reset
  clientAddress: string
  now: Date
}

/**
 * Sets a new password with a reset link. Since the link came by e-mail, this also verifies the address; a locked
 * account is unlocked. Returns the student's id; throws a Problem when the link is invalid.
 */
export async function resetPassword({ payload, reset, clientAddress, now }: ResetOptions): Promise<string> {
  await consumeAccountLimit({ payload, name: 'link/visitor', subject: clientAddress, now })
  const link = { payload, purpose: 'reset', token: reset.token, now } as const
  await checkLink(link)
  const passwordHash = await hashPassword(reset.password)
  const proof = await consumeLink(link)
  const student = await activateStudent({ payload, proof, data: { lockedUntil: null } })
  if (student === null) throw invalidLink()
  await replacePassword({ payload, student, passwordHash, now })
  await forgiveFailures({ payload, kind: 'student', email: student.email, now })
  return student.id
}
