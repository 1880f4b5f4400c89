import type { Payload } from 'payload'
import { insertRow } from '../../database/records/insert-row.ts'
import { DueBatch } from '../../database/work/due-batch.ts'
import { repairDue } from '../../database/work/repair-due.ts'
import type { DueWork } from '../../database/work/work.ts'
import type { Portal } from '../../foundation/portal.ts'
import { type InPortal, portalOf } from '../../foundation/portal.ts'
import type { Started } from '../../portal/feature.ts'
import { exportWork } from './make-export.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: makes large exports. Without one, another process makes them within a minute. */
    exportRunner?: DueBatch<'export-files'> | undefined
  }
}

/** Makes large exports in the background. */
export function startExportRunner(payload: Payload): Started {
  const batch = new DueBatch({ payload, work: exportWork })
  portalOf(payload).exportRunner = batch
  return {
    stop: async () => {
      portalOf(payload).exportRunner = undefined
      await batch.stop()
    },
  }
}

/** Continues after dead processes, and deletes old files; part of the minutely task, which does not wait for a file. */
export const wakeExportRunner: DueWork = {
  run: async ({ payload }) => wake(payload),
  repair: ({ payload, now }) => repairDue({ payload, work: exportWork, now }),
}

const wake = (payload: InPortal) => portalOf(payload).exportRunner?.wake()

/** Stores an export that is to be made in the background, and starts. */
export const makeExportLater: Portal['makeExportLater'] = async ({
  payload,
  staffId,
  name,
  query,
  format,
  accessId,
  now,
}) => {
  await insertRow({
    payload,
    collection: 'export-files',
    data: {
      ...{ staffId, format, accessId, query },
      export: name,
      state: 'making',
      requestedAt: now.toISOString(),
      dueAt: now.toISOString(),
      attempts: 0,
    },
  })
  wake(payload)
}
