import { CODE_ERROR } from '@pravesh/shared/accounts/codes'
import type { Payload, Where } from 'payload'
import type { OneTimeCode } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { type CodeOf, changeCode, isCodeOf } from './code-row.ts'

interface EnterOptions {
  payload: Payload
  of: CodeOf
  handle: string
  code: string
  now: Date
}

/**
 * Takes a code that somebody entered and returns its row. Every entry costs one of the tries before it is looked at, and a
 * right one counts once. Throws CODE_ERROR when there is no code to enter any more, another Problem when it is wrong.
 */
export async function enterCode({ payload, of, handle, code, now }: EnterOptions): Promise<OneTimeCode> {
  const waiting: Where[] = [{ handle: { equals: handle } }, { state: { equals: 'sent' } }]
  const row = await changeCode(payload, {
    of,
    where: [...waiting, { expiresAt: { greater_than: now.toISOString() } }, { triesLeft: { greater_than: 0 } }],
    data: { triesLeft: { $inc: -1 } },
  })
  if (row === null) throw codeExpired()
  if (!isCodeOf(payload, row.codeHash, { ...of, handle, code })) throw wrongCode(row.triesLeft)
  const data = { state: 'verified', verifiedAt: now.toISOString() }
  const verified = await changeCode(payload, { of, where: waiting, data })
  if (verified === null) throw codeExpired()
  return verified
}

/** Makes a right code count once more, when what it was entered for failed for a reason that is not its own. */
export async function releaseCode({ payload, of, handle }: Pick<EnterOptions, 'payload' | 'of' | 'handle'>) {
  const where: Where[] = [{ handle: { equals: handle } }, { state: { equals: 'verified' } }]
  await changeCode(payload, { of, where, data: { state: 'sent', verifiedAt: null } })
}

/** The refusal of a code that is over, was used, or never was: pages ask for another one. */
export function codeExpired(): Problem {
  return new Problem({ code: CODE_ERROR, status: 400, publicMessage: CODE_ERROR })
}

function wrongCode(triesLeft: number): Problem {
  const left = triesLeft === 1 ? 'You can try once more.' : `You can try ${triesLeft} more times.`
  const publicMessage =
    triesLeft > 0 ? `This is not the code we sent. ${left}` : 'This is not the code we sent. Please ask for a new one.'
  return new Problem({ code: 'WRONG_CODE', status: 400, publicMessage })
}
