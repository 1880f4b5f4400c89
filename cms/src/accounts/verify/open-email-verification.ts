import { randomUUID } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import { maskEmail } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Student } from '../../payload-types.ts'
import { emailHash, phoneHash, phoneHashes } from '../codes/identity-hash.ts'
import { type EmailTarget, issueCode } from '../codes/issue-code.ts'
import { issueLink } from '../links/issue-link.ts'
import { activationLink } from '../messages/activation-link.ts'
import { emailCode } from '../messages/email-code.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** The person who registered, proven by phone or password, who may correct the address. */
interface Registrant {
  phone: string
  /** Their registration, when it has no account. */
  pending: PendingRegistration | null
}

interface OpenOptions {
  payload: Payload
  email: string
  /** The account to verify; null when the address has no account or a verified one, which the client must not learn. */
  student: Student | null
  registrant: Registrant | null
  /** Where the login that follows redirects to. */
  next?: string
  now: Date
}

/**
 * Starts an e-mail verification and returns the handle of its page. A student receives a code and an equivalent link.
 * Without a student the page exists too, but no code for it is sent.
 */
export async function openEmailVerification(options: OpenOptions): Promise<string> {
  const handle = randomUUID()
  await sendEmailVerification({ ...options, handle })
  return handle
}

/** Deletes the verification pages of earlier registrations with a phone, whether or not they have an account. */
export async function closeVerifications({ payload, phone }: { payload: Payload; phone: string }): Promise<void> {
  const where = { phoneHash: { in: phoneHashes(payload, phone) } }
  await deleteRows({ payload, collection: 'one-time-codes', where })
}

/** Sends a code and a link for an existing page. `atOnce` skips the resend pause, for a corrected address. */
export async function sendEmailVerification(options: OpenOptions & { handle: string; atOnce?: boolean }) {
  const { payload, email, student, registrant, handle, atOnce = false, next, now } = options
  const of = { purpose: 'email', subject: handle } as const
  const target = emailTarget({ payload, email, student, registrant })
  const code = await issueCode({ payload, of, handle, target, atOnce, now })
  if (student === null) return
  const { name } = student
  const about = { payload, event: `${handle}:${now.toISOString()}`, studentId: student.id }
  await queueMessage(about, { to: email, template: emailCode, variables: { name, code, minutes: CODE.minutes } })
  const link = await issueLink({ payload, student, purpose: 'activation', next, now })
  const hours = LINK_MINUTES.activation / 60
  await queueMessage(about, { to: email, template: activationLink, variables: { name, link, hours } })
}

function emailTarget({
  payload,
  email,
  student,
  registrant,
}: Pick<OpenOptions, 'payload' | 'email' | 'student' | 'registrant'>): EmailTarget {
  return {
    studentId: student?.id ?? '',
    shownAddress: maskEmail(email),
    emailHash: emailHash(payload, email),
    phoneHash: registrant ? phoneHash(payload, registrant.phone) : null,
    pending: registrant?.pending ?? null,
  }
}
