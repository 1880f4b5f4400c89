import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import type { OneTimeCode } from '../../payload-types.ts'
import { insertUnlessTaken } from '../../platform/database/insert-unless-taken.ts'
import { tooMany } from '../../platform/rate-limit/named-limits.ts'
import { secondsUntil } from '../../platform/rate-limit/take-from-limit.ts'
import { type CodeOf, changeCode, codeHash, codeKey, findCode, newCode } from './code-row.ts'

/** The address that an e-mail code goes to, and what it verifies. */
export type EmailTarget = Pick<OneTimeCode, 'studentId' | 'shownAddress' | 'emailHash' | 'phoneHash' | 'pending'>

interface IssueOptions {
  payload: Payload
  of: CodeOf
  /** What the page that asks for the code is told. */
  handle: string
  /** For e-mail: where it goes, and whose it is. */
  target?: Partial<EmailTarget>
  /** Skips the pause before another code: the one before went to another address. */
  atOnce?: boolean
  now: Date
}

/**
 * Makes the one code that counts for a phone or an e-mail; the one before is worth nothing from then on. Refuses (429)
 * within a minute of the last. Returns the code, to be sent and forgotten.
 */
export async function issueCode(options: IssueOptions): Promise<string> {
  const { payload, of, handle, target, atOnce = false, now } = options
  const code = newCode()
  const data = {
    handle,
    codeHash: codeHash(payload, { ...of, handle, code }),
    state: 'sent',
    triesLeft: CODE.tries,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + CODE.minutes * 60_000).toISOString(),
    verifiedAt: null,
    ...target,
  }
  const lastAllowed = new Date(now.getTime() - CODE.resendSeconds * 1000).toISOString()
  const where = atOnce ? [] : [{ sentAt: { less_than_equal: lastAllowed } }]
  if (await changeCode(payload, { of, where, data })) return code
  const row = { key: codeKey(payload, of), purpose: of.purpose, ...data }
  if (await insertUnlessTaken({ payload, collection: 'one-time-codes', data: row })) return code
  const sentAt = new Date((await findCode(payload, of))?.sentAt ?? now).getTime()
  const again = new Date(sentAt + CODE.resendSeconds * 1000).toISOString()
  const seconds = secondsUntil(again, now)
  throw tooMany(`A code was sent a moment ago. You can ask for another one in ${seconds} seconds.`, seconds)
}
