import { deleteRows } from '../../database/records/delete-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'

const collection = 'application-drafts'

/** Forms that were not sent. Their files are then unused, and the sweep of uploads deletes them in the same night. */
export const retainedDrafts: RetainedRecords = {
  kind: 'unsentForms',
  async *find({ payload, before }) {
    const where = { savedAt: { less_than: before } }
    for await (const rows of walkRecords({ payload, collection, where, fields: ['savedAt', 'studentId'] }))
      yield rows.map(({ id, savedAt: at, studentId }) => ({ id, at, studentId }))
  },
  async end({ payload, records, before }) {
    // One that is saved meanwhile stays.
    const isOld = { savedAt: { less_than: before } }
    await deleteRows({ payload, collection, where: { and: [{ id: { in: records.map(({ id }) => id) } }, isOld] } })
    return records.length
  },
}
