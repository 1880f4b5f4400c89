import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import { dueWork } from '../../database/work/run-due.ts'
import type { DueWork, Work } from '../../database/work/work.ts'
import { findProcess, type ProcessRecord } from './find-process.ts'

const MINUTE = 60_000
const collection = 'merit-processes'

interface PartOptions {
  payload: Payload
  process: ProcessRecord
  now: Date
}

/** Part of what is done for each open process every minute. Idempotent, and done in some minutes: the rest is left for the next time. */
export type ProcessPart = (options: PartOptions) => Promise<void>

/** The work on open processes, part by part. */
export function processWork(parts: readonly ProcessPart[]): DueWork[] {
  const work: Work<typeof collection> = {
    collection,
    dueField: 'dueAt',
    where: { state: { equals: 'open' } },
    leaseMs: 15 * MINUTE,
    schedule: EFFECTS_SCHEDULE,
    apply: async ({ payload, lease, now }) => {
      for (const part of parts) {
        // As the part before has left it.
        const process = await findProcess(payload, lease.record.id)
        if (process?.state === 'open') await part({ payload, process, now: now() })
      }
      return { dueAt: new Date(now().getTime() + MINUTE).toISOString(), attempts: 0 }
    },
  }
  return [{ run: begin }, dueWork('merit-processes', work)]
}

/** Opened processes are due at once. */
async function begin({ payload, now }: { payload: Payload; now: () => Date }): Promise<void> {
  const where = { and: [{ state: { equals: 'open' } }, { dueAt: { exists: false } }] } as const
  await changeAll({ payload, collection, where, data: { dueAt: now().toISOString() } })
}
