import type { RunState } from '@pravesh/shared/admissions/bulk/run-states'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { BulkRun } from '../../payload-types.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { bulkWords } from './words.ts'
import { wakeRunner } from './work/runner.ts'

interface StartOptions {
  payload: Payload
  run: BulkRun
  staff: StaffMember
  /** The number of applications that the person confirmed. */
  count: number
  now: Date
}

/**
 * Starts a run that was shown to the person who prepared it, once. Throws a Problem: 403 for another person, 409 when it is not
 * ready, would change nothing, or has another number of applications than the person confirmed.
 */
export async function startRun({ payload, run, staff, count, now }: StartOptions): Promise<void> {
  const { id } = run
  if (run.staffId !== staff.id) {
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: bulkWords.notYours(run.staffName) })
  }
  const where = { and: [{ run: { equals: id } }, { outcome: { equals: 'will-change' as const } }] }
  const found = await countRows({ payload, collection: 'bulk-run-items', where })
  if (found === 0) throw conflict(bulkWords.nothing)
  if (found !== count) throw conflict(bulkWords.changed(found))
  const started = await changeOne({
    payload,
    collection: 'bulk-runs',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'ready' satisfies RunState } }] },
    data: { state: 'running', startedAt: now.toISOString(), dueAt: now.toISOString(), attempts: 0 },
  })
  if (started === null) throw conflict(bulkWords.notReady)
  wakeRunner(payload)
}

interface StopOptions {
  payload: Payload
  /** Of the run. */
  id: string
  now: Date
}

/** Stops a run after the application that it works on. Throws a Problem (409) when it is over. */
export async function stopRun({ payload, id, now }: StopOptions): Promise<void> {
  const underWay: RunState[] = ['checking', 'running']
  const stopped = await changeOne({
    payload,
    collection: 'bulk-runs',
    where: { and: [{ id: { equals: id } }, { state: { in: underWay } }] },
    data: { state: 'stopped', endedAt: now.toISOString(), dueAt: null },
  })
  if (stopped === null) throw conflict(bulkWords.over)
}

function conflict(publicMessage: string): Problem {
  return new Problem({ code: 'RUN_CONFLICT', status: 409, publicMessage })
}
