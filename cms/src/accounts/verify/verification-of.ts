import { maskEmail } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import { accountOfCode, wasSentToCurrentAddress } from '../codes/account-of-code.ts'
import { findCode } from '../codes/code-row.ts'

/** Status of an e-mail verification. */
export interface Verification {
  /** The address as it may be shown to the holder of the handle. */
  shownAddress: string
  /** Whether the address can be corrected with a code sent to the phone. */
  mayCorrect: boolean
  state: 'waiting' | 'expired' | 'verified'
}

interface VerificationOptions {
  payload: Payload
  handle: string
  now: Date
}

/** Throws a Problem (404) when no verification has this handle. */
export async function verificationOf({ payload, handle, now }: VerificationOptions): Promise<Verification> {
  const row = await findCode(payload, { purpose: 'email', subject: handle })
  if (row === null) throw notFound('verification')
  const student = await accountOfCode(payload, row)
  const shownAddress = student ? maskEmail(student.email) : (row.shownAddress ?? '')
  const mayCorrect = Boolean(row.phoneHash)
  if (student?.state === 'ACTIVE') return { shownAddress, mayCorrect: false, state: 'verified' }
  const isCurrent = student === null || wasSentToCurrentAddress(payload, row, student)
  const alive = isCurrent && row.state === 'sent' && row.triesLeft > 0 && new Date(row.expiresAt) > now
  return { shownAddress, mayCorrect, state: alive ? 'waiting' : 'expired' }
}
