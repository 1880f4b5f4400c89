import type { Answer } from '@pravesh/shared/contact/help/help-message'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { addMessage, lastPosition, outdated, type Thread, threadOf } from '../requests/add-message.ts'
import { newReference } from '../requests/store-request.ts'

interface AnswerOptions {
  payload: Payload
  id: string
  staff: ActingStaff
  answer: Answer
  now: Date
}

/**
 * Answers a request in writing. Throws a Problem: 404, 409 when there is a message that the member of staff has not
 * seen. A request from before there were reference numbers gets one.
 */
export async function answerRequest({ payload, id, staff, answer, now }: AnswerOptions): Promise<Thread> {
  await changeOne({
    payload,
    collection: 'contact-messages',
    where: { and: [{ id: { equals: id } }, { reference: { exists: false } }] },
    data: { reference: newReference() },
  })
  const { request } = await threadOf(payload, id)
  const { seen, ...message } = answer
  return addMessage({ payload, request, writer: 'office', message, staff, seen, now })
}

/** Marks a request as answered, for example by phone. Throws a Problem: 404, 409 as for an answer. */
export async function closeRequest({ payload, id, seen }: { payload: Payload; id: string; seen: number }) {
  const { request, replies } = await threadOf(payload, id)
  if (lastPosition(replies) !== seen) throw outdated()
  // A message that comes in between has a later position, and its effects reopen the request.
  const isLatest = {
    or: [{ lastPosition: { equals: request.lastPosition ?? 0 } }, { lastPosition: { exists: false } }],
  }
  const closed = await changeOne({
    payload,
    collection: 'contact-messages',
    where: { and: [{ id: { equals: id } }, isLatest] },
    data: { status: 'handled', lastPosition: seen },
  })
  if (closed === null) throw outdated()
}
