import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { type Outgoing, outgoingMessages } from '../../messaging/outbox/queue-message.ts'
import type { RightsRequest, Student } from '../../payload-types.ts'
import { rightsAnswered } from '../messages/rights-answered.ts'
import { rightsAsked } from '../messages/rights-asked.ts'
import { rightsReceived } from '../messages/rights-received.ts'
import { erasureOf } from './find-requests.ts'
import { wordsOf } from './sealed-words.ts'

interface AboutOptions {
  payload: Payload
  request: RightsRequest
}

/** Confirms a request, with the last day for the answer. */
export async function confirmation({ payload, request }: AboutOptions): Promise<Outgoing[]> {
  const student = await studentOf({ payload, request })
  if (student === null) return []
  const { id, reference, kind, answerBy, locale } = request
  const link = `${portalOf(payload).env.publicUrl}${paths.settings}`
  const variables = { name: student.name, reference, kind, answerBy, link }
  const message = { to: student.email, template: rightsReceived, variables, locale }
  return outgoingMessages({ payload }, [{ event: id, studentId: student.id, message }])
}

/**
 * Tells the office, unless the site settings have no e-mail address. Of an erasure it reads with the request for the deletion of
 * the account.
 */
export async function toOffice({ payload, request }: AboutOptions): Promise<Outgoing[]> {
  const { email: to } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const student = await studentOf({ payload, request })
  if (!to || student === null || request.kind === 'erasure') return []
  const { id, reference, kind, answerBy } = request
  const link = `${portalOf(payload).env.publicUrl}/admin/collections/rights-requests/${id}`
  const variables = { name: student.name, reference, kind, answerBy, link }
  return outgoingMessages({ payload }, [{ event: id, message: { to, template: rightsAsked, variables } }])
}

/** The answer, in the language of the request; none to a student who withdrew it, or whose account is gone. */
export async function answerMail({ payload, request }: AboutOptions): Promise<Outgoing[]> {
  const { id, reference, kind, state, locale } = request
  const { text: question, answer, contact } = wordsOf(payload, request)
  if (state === 'withdrawn') return []
  // After an erasure the account may be gone, or have no address: such a message belongs to none.
  const found = await studentOf({ payload, request })
  const student = found?.erasedAt ? null : found
  const recipient = student ?? contact
  if (recipient === null) return []
  const variables = {
    name: recipient.name,
    reference,
    kind,
    question,
    answer,
    isRejected: state === 'rejected',
    records: erasureOf(request)?.lines ?? [],
  }
  const message = { to: recipient.email, template: rightsAnswered, variables, locale }
  return outgoingMessages({ payload }, [{ event: id, ...(student && { studentId: student.id }), message }])
}

function studentOf({ payload, request: { studentId } }: AboutOptions): Promise<Student | null> {
  if (!studentId) return Promise.resolve(null)
  return readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
}
