import { CODE } from '@pravesh/shared/accounts/codes'
import { maskEmail } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { accountOfCode } from '../codes/account-of-code.ts'
import { findCode } from '../codes/code-row.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { issueCode } from '../codes/issue-code.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { limitNewEmailCode } from '../limits/limit-email-code.ts'
import { emailCode } from '../messages/email-code.ts'

interface ResendOptions {
  payload: Payload
  handle: string
  clientAddress: string
  now: Date
}

/**
 * Replaces the code of a pending e-mail verification and sends it. Throws a Problem (429) within a minute, and beyond the daily
 * limits.
 */
export async function resendEmailCode({ payload, handle, clientAddress, now }: ResendOptions): Promise<void> {
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const of = { purpose: 'email', subject: handle } as const
  const row = await findCode(payload, of)
  if (row === null) throw notFound('verification')
  const { emailHash: sentTo, phoneHash = null } = row
  const refund = await limitNewEmailCode({ payload, emailHash: sentTo ?? handle, phoneHash, clientAddress, now })
  const student = await accountOfCode(payload, row)
  const unverified = student?.state === 'UNVERIFIED' ? student : null
  const target = unverified
    ? { shownAddress: maskEmail(unverified.email), emailHash: emailHash(payload, unverified.email) }
    : {}
  const code = await issueCode({ payload, of, handle, target, now }).catch(async (error: unknown) => {
    await refund()
    throw error
  })
  if (unverified === null) return
  const variables = { name: unverified.name, code, minutes: CODE.minutes }
  const event = `${handle}:${now.toISOString()}`
  await queueMessage(
    { payload, event, studentId: unverified.id },
    { to: unverified.email, template: emailCode, variables },
  )
}
