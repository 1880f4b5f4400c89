import { deleteRows } from '../../database/records/delete-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'

const collection = 'guardian-consents'

/** The consents of guardians, for a period after the student turns 18. */
export const retainedGuardians: RetainedRecords = {
  kind: 'guardianConsents',
  async *find({ payload, before }) {
    const order = { by: 'adultAt', newestFirst: false, to: before }
    const where = { adultAt: { less_than: before } }
    for await (const rows of walkRecords({ payload, collection, where, order, fields: ['adultAt', 'studentId'] }))
      yield rows.map(({ id, adultAt, studentId }) => ({ id, at: adultAt, studentId: studentId ?? null }))
  },
  async end({ payload, records }) {
    await deleteRows({ payload, collection, where: { id: { in: records.map(({ id }) => id) } } })
    return records.length
  },
}
