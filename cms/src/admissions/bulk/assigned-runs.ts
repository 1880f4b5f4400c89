import type { RunState } from '@pravesh/shared/admissions/bulk/run-states'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { mayRun } from './acting-staff.ts'
import { wakeRunner } from './work/runner.ts'

const collection = 'bulk-runs'

const running = (staffId: string): Condition<'bulk-runs'> => ({
  and: [{ state: { equals: 'running' satisfies RunState } }, { staffId: { equals: staffId } }],
})

/** Runs that change applications with the permissions of the person who started them. Put back, one is stopped. */
export const assignedRuns: AssignedWork = {
  describe: async ({ payload, staffId }) => {
    const count = await countRows({ payload, collection, where: running(staffId) })
    if (count === 0) return null
    return count === 1 ? '1 bulk run that is under way' : `${formatNumber(count)} bulk runs that are under way`
  },
  mayTake: (staff) => mayRun({ ...staff, collection: 'staff' }),
  handOver: async ({ payload, from, to, now }) => {
    const all = { payload, collection, where: running(from) } as const
    if (to !== null) await changeAll({ ...all, data: { staffId: to.id, staffName: to.name } })
    else await changeAll({ ...all, data: { state: 'stopped', endedAt: now.toISOString(), dueAt: null } })
    wakeRunner(payload)
  },
}
