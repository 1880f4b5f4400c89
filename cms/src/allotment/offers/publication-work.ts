import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome as Result, Work } from '../../database/work/work.ts'
import { unpacked } from '../lists/packed.ts'
import { requireProcess } from '../processes/find-process.ts'
import type { Outcome } from '../runs/run-job.ts'
import { writeOutcomes } from './write-outcomes.ts'

/** Writes the seats of a published round, a portion at a time. */
export const publicationWork: Work<'allotment-runs'> = {
  collection: 'allotment-runs',
  dueField: 'dueAt',
  where: { state: { equals: 'published' } },
  leaseMs: 5 * 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease, now }): Promise<Result<'allotment-runs'>> => {
    const { id, process: processId, round, outcomes, offersUpTo } = lease.record
    const portions = (outcomes ?? []) as string[]
    const portion = portions[offersUpTo]
    if (portion === undefined) return { dueAt: null }
    const process = await requireProcess(payload, processId)
    const respondBy = roundsOf(process.steps).find((step) => step.round === round)?.last ?? ''
    const written: Outcome[] = JSON.parse(unpacked(portion))
    await writeOutcomes({ payload, process, run: id, round, respondBy, now: now() }, written)
    const isLast = offersUpTo + 1 >= portions.length
    return { offersUpTo: offersUpTo + 1, dueAt: isLast ? null : now().toISOString(), attempts: 0 }
  },
}
