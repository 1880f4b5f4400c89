import { SUBJECT_LABELS } from '@pravesh/shared/contact/help/subjects'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { type Outgoing, outgoingMessages } from '../../messaging/outbox/queue-message.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { contactReceived } from '../messages/contact-received.ts'
import { helpAnswered } from '../messages/help-answered.ts'
import { helpReceived } from '../messages/help-received.ts'
import { recipientOf } from './recipient.ts'

interface AboutOptions {
  payload: Payload
  request: ContactMessage
  /** Idempotency key of the message that was written. */
  event: string
}

/** Sends the office a question, unless the site settings have no e-mail address. */
export async function toOffice({
  payload,
  request,
  event,
  text,
}: AboutOptions & { text: string }): Promise<Outgoing[]> {
  const { email: to } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  if (!to) return []
  const { id, firstName, lastName, phone, reference, email, subjectKind, subjectName } = request
  const variables = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    phone,
    email: email ?? '',
    reference: reference ?? '',
    subject: subjectKind ? `${SUBJECT_LABELS[subjectKind]} ${subjectName ?? ''}`.trim() : '',
    text,
    link: `${portalOf(payload).env.publicUrl}/admin/collections/contact-messages/${id}`,
  }
  return outgoingMessages({ payload }, [{ event, message: { to, template: contactReceived, variables } }])
}

/** Confirms a request, with its number. The question itself is not repeated: anybody can enter any address. */
export async function confirmation({ payload, request, event }: AboutOptions): Promise<Outgoing[]> {
  const recipient = await recipientOf(payload, request)
  if (recipient === null) return []
  const { email: to, studentId } = recipient
  const variables = { reference: request.reference ?? '', link: threadPage(payload, request) }
  return outgoingMessages({ payload }, [{ event, studentId, message: { to, template: helpReceived, variables } }])
}

/** The answer itself, with the way to write again. */
export async function answerMail({
  payload,
  request,
  event,
  text,
}: AboutOptions & { text: string }): Promise<Outgoing[]> {
  const recipient = await recipientOf(payload, request)
  if (recipient === null) return []
  const { email: to, studentId } = recipient
  const variables = {
    name: request.firstName,
    reference: request.reference ?? '',
    question: request.comment,
    answer: text,
    link: threadPage(payload, request),
  }
  return outgoingMessages({ payload }, [{ event, studentId, message: { to, template: helpAnswered, variables } }])
}

/** Where the person who asked reads the request: in the student area, or with a code to the phone. */
function threadPage(payload: Payload, { reference, studentId }: ContactMessage): string {
  const path = studentId ? paths.helpRequest(reference ?? '') : paths.contactAnswer(reference ?? '')
  return `${portalOf(payload).env.publicUrl}${path}`
}
