import { randomUUID } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { issueCode } from '../codes/issue-code.ts'
import { returnAccountLimit, takeAccountLimit } from '../limits/take-account-limit.ts'

interface SendOptions {
  payload: Payload
  phone: string
  clientAddress: string
  now: Date
}

/** Sends a code to a phone and returns the id of its verification. Refuses (429) within a minute, and beyond the day's limits. */
export async function sendPhoneCode({ payload, phone, clientAddress, now }: SendOptions): Promise<string> {
  const counts = [
    { name: 'phone-code/visitor', subject: clientAddress },
    { name: 'phone-code/phone', subject: phone },
    { name: 'phone-code/all', subject: 'all' },
  ] as const
  for (const count of counts) await takeAccountLimit({ payload, ...count, now })
  const handle = randomUUID()
  try {
    const code = await issueCode({ payload, of: { purpose: 'phone', subject: phone }, handle, now })
    const variables = { code, minutes: CODE.minutes }
    await queueMessage({ payload, event: handle }, { to: phone, template: 'phone-code', variables })
  } catch (error) {
    for (const count of counts) await returnAccountLimit({ payload, ...count })
    throw error
  }
  return handle
}
