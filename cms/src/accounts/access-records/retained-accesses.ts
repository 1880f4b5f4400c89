import { deleteRows } from '../../database/records/delete-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'

const collection = 'access-records'

/** Who opened what. */
export const retainedAccesses: RetainedRecords = {
  kind: 'accessRecords',
  async *find({ payload, before }) {
    const order = { by: 'at', newestFirst: false, to: before }
    const where = { at: { less_than: before } }
    for await (const rows of walkRecords({ payload, collection, where, order, fields: ['at', 'studentId'] }))
      yield rows.map(({ id, at, studentId }) => ({ id, at, studentId: studentId ?? null }))
  },
  async end({ payload, records }) {
    await deleteRows({ payload, collection, where: { id: { in: records.map(({ id }) => id) } } })
    return records.length
  },
}
