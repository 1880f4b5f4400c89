import { CODE } from '@pravesh/shared/accounts/codes'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { addressGroup } from '../../http/api/client-address.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { findCode } from '../codes/code-row.ts'
import { enterCode } from '../codes/enter-code.ts'
import { issueCode } from '../codes/issue-code.ts'
import { consumeAccountLimit, consumeAccountLimits } from '../limits/consume-account-limit.ts'
import { phoneCodesOfAll } from '../limits/phone-code-use.ts'
import { phoneCode } from '../messages/phone-code.ts'
import { VERIFIED_SECONDS } from './phone-verification.ts'

interface AccessOptions {
  payload: Payload
  /** What the visitor names to prove that a record is theirs, e.g. its number and the phone. */
  subject: string
  /** Known only to the browser that requested the code, so that no other browser can use up its tries. */
  handle: string
  clientAddress: string
  now: Date
}

/**
 * Sends a code that opens one record to the phone it was made with. `phone` is null if there is no such record: then no
 * code is sent, and the caller cannot tell. Throws a Problem (429) within a minute, and beyond the daily limits of what
 * was named.
 */
export async function sendAccessCode(options: AccessOptions & { phone: string | null }): Promise<void> {
  const { payload, subject, handle, phone, clientAddress, now } = options
  const network = `${subject}\n${addressGroup(clientAddress)}`
  await consumeAccountLimits({
    payload,
    counts: [
      { name: 'access-code/pause', subject: network },
      { name: 'access-code/visitor', subject: clientAddress },
      { name: 'access-code/network', subject: network },
      { name: 'access-code/subject', subject },
    ],
    now,
  })
  const code = await issueCode({ payload, of: codeOf(options), handle, now })
  if (phone === null || !(await maySendTo({ payload, phone, now }))) return
  const variables = { code, minutes: CODE.minutes }
  await queueMessage({ payload, event: handle }, { to: phone, template: phoneCode, variables })
}

/** Verifies a code for a record. Throws a Problem when it is wrong or expired, or was never sent. */
export async function checkAccessCode(options: AccessOptions & { code: string }): Promise<void> {
  const { payload, handle, code, clientAddress, now } = options
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  await enterCode({ payload, of: codeOf(options), handle, code, now })
}

/** Throws a Problem (403) unless the browser with this handle has entered the code in the last half hour. */
export async function requireAccess(options: Omit<AccessOptions, 'clientAddress'>): Promise<void> {
  const { payload, handle, now } = options
  const row = await findCode(payload, codeOf(options))
  const isOpen = row?.handle === handle && row.state === 'verified' && Date.parse(row.verifiedAt ?? '') > openSince(now)
  if (!isOpen) throw new Problem({ ...refused(accountReplies, 'ENTER_CODE_AGAIN'), status: 403 })
}

const openSince = (now: Date) => now.getTime() - VERIFIED_SECONDS * 1000

/** Each call has a code of its own, so that a stranger's does not replace that of the owner. */
function codeOf({ handle, subject }: Pick<AccessOptions, 'handle' | 'subject'>) {
  return { purpose: 'access', subject: `${handle}\n${subject}` } as const
}

/** Counts a text message. Beyond the limits none is sent, silently, because a refusal would reveal that there is a record. */
async function maySendTo({ payload, phone, now }: Pick<AccessOptions, 'payload' | 'now'> & { phone: string }) {
  const counts = [{ name: 'access-code/phone', subject: phone } as const, phoneCodesOfAll({ payload })]
  try {
    await consumeAccountLimits({ payload, counts, now })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
