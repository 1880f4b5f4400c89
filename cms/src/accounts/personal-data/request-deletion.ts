import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Student } from '../../payload-types.ts'
import { recordDeletion } from '../consent/record-deletion.ts'
import { deletionRequested } from '../messages/deletion-requested.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'

interface RequestOptions {
  payload: Payload
  student: Student
  password: string
  headers: Headers
  clientAddress: string
  now: Date
}

/** Records a deletion request once and notifies staff. Throws a Problem when the password is wrong. */
export async function requestDeletion(options: RequestOptions): Promise<void> {
  const { payload, student, now } = options
  await confirmPassword(options)
  for (const { deletionAsked } of portalOf(payload).features)
    await deletionAsked?.({ payload, student, isWanted: true, now })
  const recorded = await changeOne({
    payload,
    collection: 'students',
    where: { and: [{ id: { equals: student.id } }, { deletionRequestedAt: { exists: false } }] },
    data: { deletionRequestedAt: now.toISOString() },
  })
  // Also for a repeated call: the one before may have ended between the two writes.
  const requestedAt = recorded?.deletionRequestedAt ?? student.deletionRequestedAt
  if (requestedAt) await recordDeletion({ payload, student, requestedAt, act: 'withdrawn', at: requestedAt })
  if (recorded === null) return
  const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  if (!email) return
  const link = `${portalOf(payload).env.publicUrl}/admin/collections/students/${student.id}`
  const variables = { name: student.name, requestedAt: now, link }
  const event = `${student.id}:${now.toISOString()}`
  await queueMessage({ payload, event, studentId: student.id }, { to: email, template: deletionRequested, variables })
}
