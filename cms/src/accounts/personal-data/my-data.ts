import { declinedChoices } from '@pravesh/shared/accounts/message-choices'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'
import { messagesOfAccount } from './messages-of-account.ts'
import { personalDataOfFeatures } from './personal-data.ts'

interface MyDataOptions {
  payload: Payload
  student: Student
}

/** Readable export of everything the portal stores of a student, without secrets and hashes. */
export async function myData({ payload, student }: MyDataOptions): Promise<Record<string, unknown>> {
  const sessions = await readRows({
    payload,
    collection: 'student-sessions',
    where: { studentId: { equals: student.id } },
    limit: 100,
    sort: '-createdAt',
  })
  const messages = await readRows({
    payload,
    collection: 'messages',
    where: messagesOfAccount(payload, student),
    limit: 1000,
    // Messages of one moment in the same order on every database.
    sort: ['-createdAt', 'id'],
  })
  const contactChanges = await readRows({
    payload,
    collection: 'contact-changes',
    where: { studentId: { equals: student.id } },
    sort: '-changedAt',
    limit: 1000,
  })
  const { name, email, phone, role, state, isApproved, staffNote, createdAt, lastLoginAt, deletionRequestedAt } =
    student
  return withoutNulls({
    account: { name, email, phone, role, state, isApproved, createdAt, lastLoginAt, deletionRequestedAt, staffNote },
    consent: { noticeVersion: student.consent?.noticeVersion, acceptedAt: student.consent?.acceptedAt },
    messagesTurnedOff: declinedChoices(student.declinedMessages),
    contactChanges: contactChanges.map(({ contact, from, to, changedAt, restoredBy, reason }) => ({
      contact,
      from,
      to,
      changedAt,
      putBackBy: restoredBy,
      reason,
    })),
    sessions: sessions.map((session) => ({
      device: session.device,
      loggedInAt: session.createdAt,
      until: session.expiresAt,
    })),
    ...(await dataOfFeatures(payload, student.id)),
    messages: messages.map((message) => ({
      to: message.to,
      kind: message.template,
      writtenAt: message.createdAt,
      state: message.status,
    })),
  })
}

/** SQLite has nulls where MongoDB has no field. */
function withoutNulls(data: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => value ?? undefined))
}

async function dataOfFeatures(payload: Payload, studentId: string): Promise<Record<string, unknown>> {
  const parts = personalDataOfFeatures(payload).map(async ({ section, exportData }) => [
    section,
    await exportData({ payload, studentId }),
  ])
  return Object.fromEntries(await Promise.all(parts))
}
