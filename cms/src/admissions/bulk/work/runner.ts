import type { Payload } from 'payload'
import { DueBatch } from '../../../database/work/due-batch.ts'
import { repairDue } from '../../../database/work/repair-due.ts'
import type { DueWork } from '../../../database/work/work.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { Started } from '../../../portal/feature.ts'
import { bulkWork } from './bulk-work.ts'
import { unfinishedRuns } from './unfinished-runs.ts'

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: works on bulk runs. Without one, another process goes on within a minute. */
    bulkRunner?: DueBatch<'bulk-runs'> | undefined
  }
}

/** Works on runs in the background, portion after portion. */
export function startRunner(payload: Payload): Started {
  let isStopping = false
  const batch = new DueBatch({ payload, work: bulkWork(() => isStopping) })
  portalOf(payload).bulkRunner = batch
  return {
    stop: async () => {
      isStopping = true
      portalOf(payload).bulkRunner = undefined
      await batch.stop()
    },
  }
}

/** Signals that a run is due. */
export function wakeRunner(payload: Payload): void {
  portalOf(payload).bulkRunner?.wake()
}

/** Goes on with the runs of dead processes; part of the minutely task, which does not wait for a run to end. */
export const wakeBulkRunner: DueWork = {
  run: async ({ payload }) => wakeRunner(payload),
  repair: ({ payload, now }) => repairDue({ payload, work: unfinishedRuns, now }),
}
