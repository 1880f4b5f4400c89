import { isChecking, isReady } from '@pravesh/shared/admissions/bulk/run-states'
import { deleteRows } from '../../../database/records/delete-rows.ts'
import type { Outcome, Work } from '../../../database/work/work.ts'
import { isActive } from '../../../staff/index.ts'
import { findRunner } from '../acting-staff.ts'
import { checkRun } from './check-run.ts'
import { performPortion } from './perform-portion.ts'
import { unfinishedRuns } from './unfinished-runs.ts'

const MINUTE = 60_000

/** Checks the applications of runs, changes them in portions once a run is confirmed, and ends forecasts that were not. */
export const bulkWork = (isStopping: () => boolean): Work<'bulk-runs'> => ({
  ...unfinishedRuns,
  apply: async (options): Promise<Outcome<'bulk-runs'>> => {
    const { payload, lease, now } = options
    const { record: run } = lease
    if (isReady(run.state)) {
      await deleteRows({ payload, collection: 'bulk-run-items', where: { run: { equals: run.id } } })
      return { state: 'expired', endedAt: now().toISOString() }
    }
    const user = await findRunner(payload, run.staffId)
    // The hand-over of what a deactivated person left behind decides who continues. (assigned-runs.ts)
    if (user !== null && !isActive(user)) return { dueAt: new Date(now().getTime() + MINUTE).toISOString() }
    const work = { ...options, run, user, isStopping }
    return isChecking(run.state) ? checkRun(work) : performPortion(work)
  },
})
