import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { notFound } from '../../platform/problem.ts'
import { findCode } from '../codes/code-row.ts'
import { issueCode } from '../codes/issue-code.ts'
import { takeAccountLimit } from '../limits/take-account-limit.ts'

interface ResendOptions {
  payload: Payload
  handle: string
  clientAddress: string
  now: Date
}

/** Sends another code for a verification that was begun; the one before is worth nothing then. Refuses (429) within a minute. */
export async function resendEmailCode({ payload, handle, clientAddress, now }: ResendOptions): Promise<void> {
  await takeAccountLimit({ payload, name: 'email-code/visitor', subject: clientAddress, now })
  await takeAccountLimit({ payload, name: 'email-code/email', subject: handle, now })
  const of = { purpose: 'email', subject: handle } as const
  const row = await findCode(payload, of)
  if (row === null) throw notFound('verification')
  const code = await issueCode({ payload, of, handle, now })
  if (!row.studentId) return
  const where: Where = { and: [{ id: { equals: row.studentId } }, { state: { equals: 'UNVERIFIED' } }] }
  const student = await payload.db.findOne<Student>({ collection: 'students', where })
  if (student === null) return
  const variables = { name: student.name, code, minutes: CODE.minutes }
  const event = `${handle}:${now.toISOString()}`
  await queueMessage(
    { payload, event, studentId: student.id },
    { to: student.email, template: 'email-code', variables },
  )
}
