import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'

const collection = 'contact-messages'

/** Without a message since. Requests from before there were answers have only the time of their creation. */
const silentSince = (before: string): Condition<'contact-messages'> => ({
  and: [
    { createdAt: { less_than: before } },
    { or: [{ lastWrittenAt: { exists: false } }, { lastWrittenAt: { less_than: before } }] },
  ],
})

/** Requests for help, with all their messages. */
export const retainedRequests: RetainedRecords = {
  kind: 'helpRequests',
  async *find({ payload, before }) {
    const order = { by: 'createdAt', newestFirst: false, to: before }
    const fields = ['createdAt', 'lastWrittenAt', 'studentId', 'phone', 'email'] as const
    for await (const rows of walkRecords({ payload, collection, where: silentSince(before), order, fields }))
      yield rows.map(({ id, createdAt, lastWrittenAt, studentId, phone, email }) => ({
        id,
        at: lastWrittenAt ?? createdAt,
        studentId: studentId ?? null,
        contacts: email ? [phone, email] : [phone],
      }))
  },
  async end({ payload, records, before }) {
    const ids = records.map(({ id }) => id)
    // First, so that none is left without its request.
    await deleteRows({ payload, collection: 'contact-replies', where: { requestId: { in: ids } } })
    await deleteRows({ payload, collection, where: { and: [{ id: { in: ids } }, silentSince(before)] } })
    return records.length
  },
}
