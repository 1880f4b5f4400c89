import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'

const collection = 'rights-requests'

const closedBefore = (before: string): Condition<'rights-requests'> => ({
  and: [{ isWaiting: { equals: false } }, { closedAt: { less_than: before } }],
})

/** Requests about rights that were closed, with their answers; those of erased accounts too. */
export const retainedRequests: RetainedRecords = {
  kind: 'rightsRequests',
  async *find({ payload, before }) {
    const order = { by: 'createdAt', newestFirst: false, to: before }
    const fields = ['closedAt', 'studentId'] as const
    for await (const rows of walkRecords({ payload, collection, where: closedBefore(before), order, fields }))
      yield rows.map(({ id, closedAt, studentId }) => ({ id, at: closedAt ?? before, studentId: studentId ?? null }))
  },
  async end({ payload, records, before }) {
    const ids = records.map(({ id }) => id)
    await deleteRows({ payload, collection, where: { and: [{ id: { in: ids } }, closedBefore(before)] } })
    return records.length
  },
}
