import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { mayDo } from '../../staff/index.ts'

const collection = 'rights-requests'

const assignedTo = (staffId: string): Condition<'rights-requests'> => ({
  and: [{ isWaiting: { equals: true } }, { staffId: { equals: staffId } }],
})

/** Open requests that a person has taken. Put back, they wait for everyone who answers requests. */
export const assignedRequests: AssignedWork = {
  describe: async ({ payload, staffId }) => {
    const count = await countRows({ payload, collection, where: assignedTo(staffId) })
    if (count === 0) return null
    return count === 1 ? '1 request about rights' : `${count} requests about rights`
  },
  mayTake: (staff) => mayDo({ ...staff, collection: 'staff' }, 'update', collection),
  handOver: async ({ payload, from, to }) => {
    const data = { staffId: to?.id ?? null, staffName: to?.name ?? null }
    await changeAll({ payload, collection, where: assignedTo(from), data })
  },
}
