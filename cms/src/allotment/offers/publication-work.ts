import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome as Result, Work } from '../../database/work/work.ts'
import { unpacked } from '../lists/packed.ts'
import { readPart } from '../lists/parts.ts'
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
    // Runs from before there were parts have their outcomes themselves.
    const stored = (outcomes ?? []) as string[]
    const count = lease.record.portions ?? stored.length
    if (offersUpTo >= count) return { dueAt: null }
    const portion = stored[offersUpTo] ?? (await readPart({ payload, owner: id, kind: 'outcomes' }, offersUpTo))
    if (portion === null) throw new Error(`Run ${id} has no outcomes ${offersUpTo}.`)
    const process = await requireProcess(payload, processId)
    const respondBy = roundsOf(process.steps).find((step) => step.round === round)?.last ?? ''
    const written: Outcome[] = JSON.parse(unpacked(portion))
    await writeOutcomes({ payload, process, run: id, round, respondBy, now: now() }, written)
    const isLast = offersUpTo + 1 >= count
    return { offersUpTo: offersUpTo + 1, dueAt: isLast ? null : now().toISOString(), attempts: 0 }
  },
}
