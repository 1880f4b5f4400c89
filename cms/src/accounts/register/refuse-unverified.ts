import type { UnverifiedLogin } from '@pravesh/shared/accounts/contract'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { emailHash, phoneHash, phoneHashes } from '../codes/identity-hash.ts'
import { limitEmailCode } from '../limits/limit-email-code.ts'
import { openEmailVerification } from '../verify/open-email-verification.ts'

interface RefuseOptions {
  payload: Payload
  student: Student
  clientAddress: string
  now: Date
}

/**
 * Rejects (403) a login with an unverified e-mail address, with the handle of the verification page: the registrant's
 * own page, which can resend the code and correct the address, or else a new page.
 */
export async function refuseUnverified({ payload, student, clientAddress, now }: RefuseOptions): Promise<never> {
  const { email, phone } = student
  let userID = await knownHandle(payload, student, now)
  if (userID === null) {
    const registrant = student.legacy ? null : { phone, pending: null }
    const address = { emailHash: emailHash(payload, email), phoneHash: phoneHash(payload, phone) }
    await limitEmailCode({ payload, ...address, clientAddress, now })
    userID = await openEmailVerification({ payload, email, student, registrant, now })
  }
  const details = { userID } satisfies UnverifiedLogin
  throw new Problem({ ...refused(accountReplies, 'UNVERIFIED'), status: 403, details })
}

async function knownHandle(payload: Payload, student: Student, now: Date): Promise<string | null> {
  const known: Condition<'one-time-codes'>[] = student.legacy
    ? [
        { state: { equals: 'sent' } },
        { triesLeft: { greater_than: 0 } },
        { expiresAt: { greater_than: now.toISOString() } },
      ]
    : [{ phoneHash: { in: phoneHashes(payload, student.phone) } }]
  const rows = await readRows({
    payload,
    collection: 'one-time-codes',
    where: { and: [{ studentId: { equals: student.id } }, ...known] },
    sort: '-sentAt',
    limit: 1,
  })
  return rows[0]?.handle ?? null
}
