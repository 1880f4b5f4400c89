import { parseReference } from '@pravesh/shared/contact/help/reference'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound } from '../../foundation/problem.ts'
import type { ContactMessage, ContactReply } from '../../payload-types.ts'

/** Upper bound on the requests of one student that are read; older ones are left out. */
const MAX_REQUESTS = 200

interface ReferenceOptions {
  payload: Payload
  /** Untrusted. */
  reference: string
}

async function findRequest({ payload, reference }: ReferenceOptions): Promise<ContactMessage | null> {
  const parsed = parseReference(reference)
  if (parsed === null) return null
  return readRow({ payload, collection: 'contact-messages', where: { reference: { equals: parsed } } })
}

/** A request by its number and the phone that it was sent with; null if they do not belong together. */
export async function requestOfPhone(options: ReferenceOptions & { phone: string }): Promise<ContactMessage | null> {
  const request = await findRequest(options)
  return request?.phone === options.phone ? request : null
}

/** Throws a Problem (404) when the request does not exist or belongs to another person. */
export async function ownRequest(options: ReferenceOptions & { studentId: string }): Promise<ContactMessage> {
  const request = await findRequest(options)
  if (request?.studentId !== options.studentId) throw notFound('request')
  return request
}

/** Throws a Problem (404) when there is no request with this id. */
export async function requireRequest(payload: Payload, id: string): Promise<ContactMessage> {
  const request = await readRow({ payload, collection: 'contact-messages', where: { id: { equals: id } } })
  if (request === null) throw notFound('request')
  return request
}

export function requestsOfStudent(payload: Payload, studentId: string): Promise<ContactMessage[]> {
  return readRows({
    payload,
    collection: 'contact-messages',
    where: { studentId: { equals: studentId } },
    sort: '-createdAt',
    limit: MAX_REQUESTS,
  })
}

/** The messages after the first, oldest first. */
export function repliesTo(payload: Payload, requestId: string): Promise<ContactReply[]> {
  return readRows({
    payload,
    collection: 'contact-replies',
    where: { requestId: { equals: requestId } },
    sort: 'position',
  })
}
