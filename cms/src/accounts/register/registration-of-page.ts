import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { accountOfCode } from '../codes/account-of-code.ts'
import { findCode } from '../codes/code-row.ts'
import { type PendingRegistration, pendingOf } from '../verify/pending-registration.ts'

/** A registration with an unverified e-mail address: an account, or a pending registration. */
export type OpenRegistration =
  | { phone: string; student: Student; pending: null }
  | { phone: string; student: null; pending: PendingRegistration }

/**
 * The registration that a verification page belongs to. Throws a Problem when the page does not exist (404), when it
 * was opened by e-mail address alone (403, whether or not that has an account), and when it is verified (409).
 */
export async function registrationOfPage(payload: Payload, handle: string): Promise<OpenRegistration> {
  const row = await findCode(payload, { purpose: 'email', subject: handle })
  if (row === null) throw notFound('verification')
  if (!row.phoneHash) throw notCorrectable()
  const student = await accountOfCode(payload, row)
  if (student) {
    if (student.state !== 'UNVERIFIED') throw alreadyVerified()
    return { phone: student.phone, student, pending: null }
  }
  const pending = pendingOf(row.pending)
  if (pending === null) throw notFound('verification')
  return { phone: pending.phone, student: null, pending }
}

export function alreadyVerified(): Problem {
  return new Problem({ ...refused(accountReplies, 'VERIFIED'), status: 409 })
}

function notCorrectable(): Problem {
  return new Problem({ ...refused(accountReplies, 'NOT_CORRECTABLE'), status: 403 })
}
