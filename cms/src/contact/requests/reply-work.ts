import { stateAfter } from '@pravesh/shared/contact/help/request-state'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import { answerMail, toOffice } from './messages-about.ts'

/** Applies what follows from a message: the state of its request, and one e-mail. */
export const replyWork: Work<'contact-replies'> = {
  collection: 'contact-replies',
  dueField: 'dueAt',
  where: {},
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: reply } }): Promise<Outcome<'contact-replies'>> => {
    const { id, requestId, position, writer, text, writtenAt } = reply
    const found = await readRow({ payload, collection: 'contact-messages', where: { id: { equals: requestId } } })
    if (found === null) {
      // The request was deleted while a message was being written.
      await deleteRows({ payload, collection: 'contact-replies', where: { id: { equals: id } } })
      return null
    }
    // Effects may be late and out of order; the latest message decides.
    const isLater = { or: [{ lastPosition: { less_than: position } }, { lastPosition: { exists: false } }] }
    await changeOne({
      payload,
      collection: 'contact-messages',
      where: { and: [{ id: { equals: requestId } }, isLater] },
      data: { lastPosition: position, lastWrittenAt: writtenAt, status: stateAfter(writer) },
    })
    const about = { payload, request: found, event: id, text }
    const messages = await (writer === 'office' ? answerMail(about) : toOffice(about))
    await queueTogether(payload, messages, (_, queue) => queue())
    return { dueAt: null }
  },
}
