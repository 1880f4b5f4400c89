import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import { exists } from '../../../database/records/exists.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { nextTurn } from '../../../foundation/concurrency/next-turn.ts'
import { outageIn } from '../../../foundation/outages/outage.ts'
import type { BulkRunItem } from '../../../payload-types.ts'
import { isInScope } from '../../../staff/index.ts'
import { mayRun, type StaffUser } from '../acting-staff.ts'
import { actionOf } from '../find-run.ts'
import type { Operation, Performed } from '../operations/operation.ts'
import { operationOf } from '../operations/operation-of.ts'
import { storedWords } from '../stored-words.ts'
import { waitForOutbox } from './wait-for-outbox.ts'
import type { RunWorkOptions } from './work-options.ts'

/** Applications of one lease: far fewer than it has time for. */
const PER_PORTION = 25
const MAX_ATTEMPTS = 3

/**
 * Does the next applications of a confirmed run, each by the operation of a single action. What is noted about an application
 * follows what was done, so a killed process repeats one at most, and the operation knows that the run has done it.
 */
export async function performPortion({ payload, run, user, now, isStopping }: RunWorkOptions) {
  const isAllowed = user !== null && mayRun(user)
  if (!isAllowed) return { state: 'stopped' as const, endedAt: now().toISOString() }
  const items = await readRows({
    payload,
    collection: 'bulk-run-items',
    where: { and: [{ run: { equals: run.id } }, { outcome: { equals: 'will-change' } }] },
    sort: 'position',
    limit: PER_PORTION,
  })
  if (items.length === 0) return { state: 'done' as const, endedAt: now().toISOString() }
  await waitForOutbox(payload, isStopping)
  const operation = operationOf(actionOf(run))
  for (const item of items) {
    // Stopped by staff: the outcome of this portion is not written, because the run is not at work any more.
    if (isStopping() || !(await isStillRunning(payload, run.id))) break
    const result = await perform({ payload, run: run.id, user, item, operation, attempts: run.attempts, now: now() })
    await note({ payload, item, result, now: now() })
    await nextTurn()
  }
  return { dueAt: now().toISOString(), attempts: 0 }
}

function isStillRunning(payload: Payload, id: string): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, { state: { equals: 'running' as const } }] }
  return exists({ payload, collection: 'bulk-runs', where })
}

interface PerformOptions {
  payload: Payload
  run: string
  user: StaffUser
  item: BulkRunItem
  operation: Operation
  /** How often this portion was started. */
  attempts: number
  now: Date
}

async function perform(options: PerformOptions): Promise<Performed> {
  const { payload, run, user, item, operation, attempts, now } = options
  const { application: id } = item
  try {
    if (!(await isInScope({ payload, user, collection: 'applications', id }))) {
      return { group: 'outside', why: storedWords.outside }
    }
    return await operation.perform({ payload, staff: { id: String(user.id), name: user.name }, run, item, now })
  } catch (error) {
    // An outage ends; the run goes on then. Another error of one application must not hold up the others for long.
    if (outageIn(error) !== null || attempts < MAX_ATTEMPTS) throw error
    payload.logger.error({ msg: 'An application of a bulk run failed.', run, application: id, err: error })
    return { group: 'error', why: storedWords.error }
  }
}

interface NoteOptions {
  payload: Payload
  item: BulkRunItem
  result: Performed
  now: Date
}

async function note({ payload, item, result, now }: NoteOptions): Promise<void> {
  const refusal = result === 'waits' ? null : result
  await changeOne({
    payload,
    collection: 'bulk-run-items',
    where: { and: [{ id: { equals: item.id } }, { outcome: { equals: 'will-change' } }] },
    data: {
      outcome: result === 'waits' ? 'waits' : refusal === null ? 'changed' : 'not-changed',
      group: refusal?.group ?? null,
      why: refusal?.why ?? null,
      doneAt: now.toISOString(),
    },
  })
}
