import { randomUUID } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import type { CodePurpose } from '../codes/code-row.ts'
import { issueCode } from '../codes/issue-code.ts'
import { consumeAccountLimit, refundAccountLimit } from '../limits/consume-account-limit.ts'
import { phoneCode } from '../messages/phone-code.ts'

interface SendOptions {
  payload: Payload
  phone: string
  clientAddress: string
  now: Date
}

/**
 * Sends a code to a phone and returns the id of its verification. Throws a Problem (429) within a minute, and beyond
 * the daily limits.
 */
export async function sendPhoneCode(options: SendOptions): Promise<string> {
  const handle = randomUUID()
  await sendTextCode({ ...options, purpose: 'phone', handle })
  return handle
}

/** Sends a code for a purpose to a phone, within the limits that all of a phone's codes share. */
export async function sendTextCode(options: SendOptions & { purpose: CodePurpose; handle: string }): Promise<void> {
  const { payload, phone, purpose, handle, clientAddress, now } = options
  const counts = [
    { name: 'phone-code/visitor', subject: clientAddress },
    { name: 'phone-code/phone', subject: phone },
    { name: 'phone-code/all', subject: 'all', limit: portalEnv.of(payload).messages.phoneCodesPerDay },
  ] as const
  for (const count of counts) await consumeAccountLimit({ payload, ...count, now })
  try {
    const code = await issueCode({ payload, of: { purpose, subject: phone }, handle, now })
    const variables = { code, minutes: CODE.minutes }
    const event = `${handle}:${now.toISOString()}`
    await queueMessage({ payload, event }, { to: phone, template: phoneCode, variables })
  } catch (error) {
    for (const { name, subject } of counts) await refundAccountLimit({ payload, name, subject })
    throw error
  }
}
