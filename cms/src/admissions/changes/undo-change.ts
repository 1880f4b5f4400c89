import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { type ApplicationRecord, findApplication, findOneApplication } from '../applications/application-record.ts'
import { isUndoable } from './undoable.ts'

interface UndoOptions {
  payload: Payload
  id: string
  /** Of the application after the change. */
  revision: number
  staffId: string
  now: Date
}

/**
 * Takes back a change whose effects have not started, by one conditional update. Only the person who made it can. Who works on
 * the application is as before, unless a colleague has taken it since. Throws a Problem: 404, 409 when it is too late.
 */
export async function undoChange({ payload, id, revision, staffId, now }: UndoOptions): Promise<void> {
  const application = await findApplication(payload, id)
  if (application === null) throw notFound('application')
  const { lastChange } = application
  const before = lastChange?.undo?.before
  if (!before || lastChange.staffId !== staffId || !isUndoable(application, now)) throw tooLate()
  await refuseIfAppliedAgain(payload, id, before.liveKey)
  const restore = (columns: object, also: Condition<'applications'>[]) =>
    changeOne({
      payload,
      collection: 'applications',
      where: { and: [...notStarted(id, revision), { nextSettleAt: { greater_than: now.toISOString() } }, ...also] },
      data: {
        ...(columns as Changes<'applications'>),
        revision: revision + 1,
        settledAt: now.toISOString(),
        nextSettleAt: null,
      },
    })
  const untaken = Object.keys(before).flatMap((name) => UNTAKEN[name] ?? [])
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in UNTAKEN)))
  const row = (await restore(before, untaken)) ?? (await restore(others, []))
  if (row === null) throw tooLate()
}

/** By column, that no one has taken the application since the change. */
const UNTAKEN: Record<string, Condition<'applications'>> = {
  heldBy: { heldBy: { exists: false } },
  heldUntil: { heldUntil: { exists: false } },
  assignedTo: { assignedTo: { exists: false } },
}

/** Ends the time in which a change can be undone, because another change follows it. Its effects are due then. */
export async function endUndo(payload: Payload, application: ApplicationRecord, now: Date): Promise<void> {
  const { id, revision } = application
  if (!isUndoable(application, now)) return
  await changeOne({
    payload,
    collection: 'applications',
    where: { and: notStarted(id, revision) },
    data: { nextSettleAt: now.toISOString() },
  })
}

/** The conditions for a change whose effects have not started. Work that has started has counted its attempt. */
function notStarted(id: string, revision: number): Condition<'applications'>[] {
  return [
    { id: { equals: id } },
    { revision: { equals: revision } },
    { settledAt: { exists: false } },
    { attempts: { equals: 0 } },
  ]
}

/** A rejected student may have applied again. */
async function refuseIfAppliedAgain(payload: Payload, id: string, liveKey: unknown): Promise<void> {
  if (typeof liveKey !== 'string') return
  const other = await findOneApplication(payload, { liveKey: { equals: liveKey } })
  if (other !== null && other.id !== id) throw tooLate()
}

function tooLate(): Problem {
  const publicMessage =
    'It is too late to undo this decision: it has taken effect. Open the application to see what you can do now.'
  return new Problem({ code: 'TOO_LATE', status: 409, publicMessage })
}
