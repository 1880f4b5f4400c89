import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'
import { WAITING } from './status.ts'

const collection = 'messages'

/** Messages with a text that is not to be sent any more. */
const hasText: Condition<'messages'> = {
  and: [{ textErasedAt: { exists: false } }, { status: { not_equals: WAITING } }],
}

/** Texts of messages. The rows stay: they prove what was sent, and their keys keep a message from being sent twice. */
export const retainedTexts: RetainedRecords = {
  kind: 'messageTexts',
  async *find({ payload, before }) {
    const order = { by: 'createdAt', newestFirst: false, to: before }
    const where = { and: [{ createdAt: { less_than: before } }, hasText] }
    const fields = ['createdAt', 'studentId', 'to'] as const
    for await (const rows of walkRecords({ payload, collection, where, order, fields }))
      yield rows.map(({ id, createdAt: at, studentId, to }) => ({
        id,
        at,
        studentId: studentId ?? null,
        contacts: [to],
      }))
  },
  async end({ payload, records, now }) {
    const where = { and: [{ id: { in: records.map(({ id }) => id) } }, hasText] }
    const personal = { subject: null, text: '', html: null, sealed: null, lastError: null }
    await changeAll({ payload, collection, where, data: { ...personal, textErasedAt: now.toISOString() } })
    return records.length
  },
}
