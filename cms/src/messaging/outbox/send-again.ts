import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { isExpired, MESSAGE_STATUSES, maySendAgain, WAITING } from './status.ts'

const collection = 'messages'

/**
 * Requeues a failed or stored message. Throws a Problem: 404 if it does not exist, 409 if it has expired, was sent or has no
 * text any more.
 */
export async function sendAgain({ payload, id, now }: { payload: Payload; id: string; now: Date }): Promise<void> {
  const message = isRecordId(id) ? await readRow({ payload, collection, where: { id: { equals: id } } }) : null
  if (message === null) throw notFound('message')
  if (isExpired(message.expiresAt, now)) {
    const publicMessage = 'This message has expired. Send a new one instead.'
    throw new Problem({ code: 'RUN_OUT', status: 409, publicMessage })
  }
  if (message.textErasedAt) {
    const publicMessage = 'The text of this message was deleted. Send a new one instead.'
    throw new Problem({ code: 'TEXT_ERASED', status: 409, publicMessage })
  }
  const where: Condition<'messages'> = {
    and: [
      { id: { equals: id } },
      { status: { in: MESSAGE_STATUSES.filter(maySendAgain) } },
      { textErasedAt: { exists: false } },
    ],
  }
  const data = { status: WAITING, attempts: 0, nextAttemptAt: now.toISOString(), lastError: null }
  if (!(await changeOne({ payload, collection, where, data }))) {
    const publicMessage = 'This message has already been sent or is being sent now.'
    throw new Problem({ code: 'NOT_FAILED', status: 409, publicMessage })
  }
  portalOf(payload).notifier?.wake()
}

/**
 * POST /api/messages/{id}/send-again. The content does not change, and no role has update access to messages.
 */
export const sendAgainEndpoint = (maySendAgainAs: (user: PayloadRequest['user']) => boolean): Endpoint =>
  endpoint({
    method: 'post',
    path: '/:id/send-again',
    handle: async ({ payload, req, param }) => {
      if (!maySendAgainAs(req.user)) {
        throw new Problem({
          code: 'FORBIDDEN',
          status: 403,
          publicMessage: 'You do not have permission to send messages again.',
        })
      }
      await sendAgain({ payload, id: param('id'), now: new Date() })
      return { msg: 'The message is being sent again.' }
    },
  })
