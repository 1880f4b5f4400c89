import { randomUUID } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { addressGroup } from '../../http/api/client-address.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { type CodePurpose, codeKey } from '../codes/code-row.ts'
import { issueCode } from '../codes/issue-code.ts'
import { type AccountCount, consumeAccountLimits } from '../limits/consume-account-limit.ts'
import { phoneCodesOfAll } from '../limits/phone-code-use.ts'
import { guardianCode } from '../messages/guardian-code.ts'
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
  await sendTextCode({ ...options, purpose: 'phone', subject: options.phone, handle })
  return handle
}

interface TextOptions extends SendOptions {
  /** A code for a `correction` is sent for registrants alone, who have limits of their own. */
  purpose: Extract<CodePurpose, 'phone' | 'correction' | 'new-phone' | 'guardian'>
  /** Identifies the code among those with its purpose. */
  subject: string
  handle: string
  /** The account that requests it, if there is one; it has a limit of its own too. */
  studentId?: string
}

/** Sends a code for a purpose to a phone. Throws a Problem (429) within a minute, and beyond the daily limits. */
export async function sendTextCode(options: TextOptions): Promise<void> {
  const { payload, phone, purpose, subject, handle, studentId, now } = options
  const refund = await consumeAccountLimits({ payload, counts: countsOf(options), now })
  try {
    const target = studentId === undefined ? {} : { studentId }
    const of = { purpose, subject }
    const code = await issueCode({ payload, of, handle, target, now })
    const variables = { code, minutes: CODE.minutes }
    const event = `${codeKey(payload, of)}:${now.toISOString()}`
    const template = purpose === 'guardian' && hasGuardianText(payload) ? guardianCode : phoneCode
    await queueMessage({ payload, event, studentId }, { to: phone, template, variables })
  } catch (error) {
    await refund()
    throw error
  }
}

/** MSG91 needs a template that is registered for DLT, which takes days; without it the text of all other codes is sent. */
function hasGuardianText(payload: Payload): boolean {
  const { sms } = portalOf(payload).env.messages
  return sms.provider !== 'msg91' || sms.templateIds[guardianCode.key] !== undefined
}

function countsOf({ payload, phone, purpose, studentId, clientAddress }: TextOptions): AccountCount[] {
  const visitor: AccountCount = { name: 'phone-code/visitor', subject: clientAddress }
  const all = phoneCodesOfAll({ payload })
  if (purpose === 'correction') return [visitor, { name: 'phone-code/registrant', subject: phone }, all]
  const network = `${phone}\n${addressGroup(clientAddress)}`
  const ofStudent: AccountCount[] = studentId ? [{ name: 'contact-code/student', subject: studentId }] : []
  return [
    ...ofStudent,
    visitor,
    { name: 'phone-code/network', subject: network },
    { name: 'phone-code/phone', subject: phone },
    all,
  ]
}
