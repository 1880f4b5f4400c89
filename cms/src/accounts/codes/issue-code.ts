import { CODE } from '@pravesh/shared/accounts/codes'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { secondsUntil } from '../../database/rate-limit/consume-limit.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { tooMany } from '../../http/api/named-limits.ts'
import type { OneTimeCode } from '../../payload-types.ts'
import { type CodeOf, changeCode, codeHash, codeKey, findCode, newCode } from './code-row.ts'

/** Where an e-mail code is sent, and what it verifies. */
export type EmailTarget = Pick<OneTimeCode, 'studentId' | 'shownAddress' | 'emailHash' | 'phoneHash' | 'pending'>

interface IssueOptions {
  payload: Payload
  of: CodeOf
  /** Identifies the verification to the client; never the code itself. */
  handle: string
  /** E-mail codes only. */
  target?: Partial<EmailTarget>
  /** Skips the resend pause, because the previous code went to another address. */
  atOnce?: boolean
  now: Date
}

/**
 * Issues the only valid code for a phone or e-mail verification, replacing the previous one. Returns the plain code for
 * sending; only its hash is stored. Throws a Problem (429) within a minute of the previous code.
 */
export async function issueCode(options: IssueOptions): Promise<string> {
  const { payload, of, handle, target, atOnce = false, now } = options
  const code = newCode()
  const data = {
    handle,
    codeHash: codeHash(payload, { ...of, handle, code }),
    state: 'sent' as const,
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
  if (await insertIfAbsent({ payload, collection: 'one-time-codes', data: row })) return code
  const sentAt = new Date((await findCode(payload, of))?.sentAt ?? now).getTime()
  const retryAt = new Date(sentAt + CODE.resendSeconds * 1000).toISOString()
  const seconds = secondsUntil(retryAt, now)
  throw tooMany(refused(accountReplies, 'CODE_JUST_SENT', { seconds }), seconds)
}
