import { CODE_ERROR } from '@pravesh/shared/accounts/codes'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import type { OneTimeCode } from '../../payload-types.ts'
import { type CodeOf, changeCode, matchesCode } from './code-row.ts'

interface EnterOptions {
  payload: Payload
  of: CodeOf
  handle: string
  code: string
  now: Date
}

/**
 * Verifies an entered code and returns its row. Each call uses up one try before the comparison, and a correct code is
 * accepted once. Throws CODE_ERROR when no code is pending, another Problem when the code is wrong.
 */
export async function enterCode({ payload, of, handle, code, now }: EnterOptions): Promise<OneTimeCode> {
  const pending: Condition<'one-time-codes'>[] = [{ handle: { equals: handle } }, { state: { equals: 'sent' } }]
  const row = await changeCode(payload, {
    of,
    where: [...pending, { expiresAt: { greater_than: now.toISOString() } }, { triesLeft: { greater_than: 0 } }],
    data: { triesLeft: { $inc: -1 } },
  })
  if (row === null) throw codeExpired()
  if (!matchesCode(payload, row.codeHash, { ...of, handle, code })) throw wrongCode(row.triesLeft)
  const data = { state: 'verified' as const, verifiedAt: now.toISOString() }
  const verified = await changeCode(payload, { of, where: pending, data })
  if (verified === null) throw codeExpired()
  return verified
}

/** Makes a verified code usable again after the operation that it authorised failed. */
export async function releaseCode({ payload, of, handle }: Pick<EnterOptions, 'payload' | 'of' | 'handle'>) {
  const where: Condition<'one-time-codes'>[] = [{ handle: { equals: handle } }, { state: { equals: 'verified' } }]
  await changeCode(payload, { of, where, data: { state: 'sent', verifiedAt: null } })
}

/** The Problem for a code that has expired, was used or never existed. Pages respond by offering a new code. */
export function codeExpired(): Problem {
  return new Problem({ code: CODE_ERROR, status: 400, publicMessage: CODE_ERROR })
}

function wrongCode(triesLeft: number): Problem {
  const code = triesLeft > 1 ? 'WRONG_CODE' : triesLeft === 1 ? 'WRONG_CODE_ONCE' : 'WRONG_CODE_LAST'
  return new Problem({ ...refused(accountReplies, code, { tries: triesLeft }), status: 400 })
}
