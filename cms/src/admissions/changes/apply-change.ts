import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { periodOf, waitingOf } from '@pravesh/shared/admissions/status/answer-time'
import { endsReading } from '@pravesh/shared/admissions/status/events'
import { NO_HOLD } from '@pravesh/shared/admissions/status/hold'
import { type Queue, queueOf } from '@pravesh/shared/admissions/status/status'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes, KnownChanges } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Application } from '../../payload-types.ts'
import {
  type ApplicationRecord,
  applicationRecord,
  findApplication,
  type LastChange,
  NO_READING,
} from '../applications/application-record.ts'
import { admissionSettings } from '../settings/admission-settings.ts'
import { applicationEffects } from './application-effects.ts'
import { finishDueEffects, finishEffectsAt, finishNewEffects } from './finish-effects.ts'
import { endUndo } from './undo-change.ts'

/** The columns to change, and the event for the history. */
interface Change<Data = Changes<'applications'>> {
  data: Data
  event: Omit<LastChange, 'at'>
  /** Further preconditions of the write. If they fail, the change is computed again. */
  where?: Condition<'applications'>
  /** Whether the change cannot be undone, whatever the caller asks for. */
  isFinal?: boolean
}

interface ApplyOptions<Data> {
  payload: Payload
  id: string
  now: Date
  /**
   * Computes the change from the current application; null for no change. Called again after a concurrent change. May
   * throw a Problem to refuse.
   */
  decide: (application: ApplicationRecord) => Decided<Data> | Promise<Decided<Data>>
  /** How long the effects wait, in milliseconds, so that the change can be undone; 0 by default. */
  undoMs?: number
}

type Decided<Data> = Change<Data & KnownChanges<'applications', Data>> | null

const MAX_ATTEMPTS = 40
const PAUSE_MS = 50

/**
 * Changes an application by one conditional update on its revision, then applies the effects. Applies outstanding
 * effects of the previous change first. Throws a Problem: 404, 409 while another change is in progress.
 */
export async function applyChange<Data extends Changes<'applications'>>({
  payload,
  id,
  now,
  decide,
  undoMs = 0,
}: ApplyOptions<Data>): Promise<ApplicationRecord> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await findApplication(payload, id)
    if (found === null) throw notFound('application')
    await endUndo(payload, found, now)
    const application = await finishDueEffects({ payload, application: found, now })
    if (!application.settledAt) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      continue
    }
    const change = await decide(application)
    if (change === null) return application
    const delayMs = change.isFinal ? 0 : undoMs
    const row = await write({ payload, application, change, now, undoMs: delayMs })
    if (row === null) continue
    if (delayMs === 0) return finishNewEffects({ payload, row, now })
    const written = applicationRecord(row)
    finishEffectsAt({ payload, application: written, delayMs })
    return written
  }
  throw new Problem({ ...refused(admissionReplies, 'APPLICATION_BUSY'), status: 409 })
}

interface WriteOptions {
  payload: Payload
  application: ApplicationRecord
  change: Change
  now: Date
  undoMs: number
}

async function write({ payload, application, change, now, undoMs }: WriteOptions): Promise<Application | null> {
  const { id, status, feePaidAt, revision } = application
  const where: Condition<'applications'> = {
    and: [
      { id: { equals: id } },
      { status: { equals: status } },
      { revision: { equals: revision } },
      { settledAt: { exists: true } },
      change.where ?? {},
    ],
  }
  const ends = application.readingState && endsReading(change.event.kind)
  const lastChange: LastChange = {
    ...change.event,
    at: now.toISOString(),
    ...(ends && !change.event.reading && { voidsReading: true }),
  }
  const after = {
    status: change.data.status ?? status,
    feePaidAt: change.data.feePaidAt === undefined ? feePaidAt : change.data.feePaidAt,
  }
  const period = periodOf(await portalOf(payload).meritPeriods(payload), application)
  const queue = queueOf({ status: after.status, feePaid: Boolean(after.feePaidAt) })
  const columns = {
    ...(ends && NO_READING),
    ...change.data,
    queue,
    ...endOfWork(queue),
    ...waitingOf(
      { ...after, submittedAt: application.submittedAt, events: [lastChange], since: lastStart(application), period },
      await admissionSettings(payload),
    ),
  }
  const until = new Date(now.getTime() + undoMs).toISOString()
  const due =
    undoMs === 0
      ? { lastChange, ...leaseFrom(applicationEffects, now) }
      : {
          lastChange: { ...lastChange, undo: { until, before: columnsBefore(application, columns) } },
          nextSettleAt: until,
          attempts: 0,
        }
  const data = { ...columns, revision: revision + 1, settledAt: null, ...due }
  return changeOne({ payload, collection: 'applications', where, data })
}

/** The present values of the columns that a change writes. */
function columnsBefore(application: ApplicationRecord, columns: object): { [column: string]: unknown } {
  const stored: object = application
  const { undo: _, ...lastChange } = application.lastChange ?? {}
  const before = Object.keys(columns).map((name) => [name, Reflect.get(stored, name) ?? null])
  return { ...Object.fromEntries(before), lastChange: application.lastChange && lastChange }
}

/** When the application came to staff before this change. A payment can be found out after the correction that followed it. */
function lastStart({ waitingSince, changes }: ApplicationRecord): string | null {
  return waitingSince ?? changes?.at ?? null
}

/** An application that does not wait is held by no one, and a decided one is assigned to no one. */
function endOfWork(queue: Queue): Changes<'applications'> {
  if (queue === 'waiting-for-staff') return {}
  return { ...NO_HOLD, ...(queue === 'approved' || queue === 'rejected' ? { assignedTo: null } : {}) }
}
