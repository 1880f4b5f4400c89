import type { Payload, Where } from 'payload'
import type { Application } from '../../payload-types.ts'
import { changeOne } from '../../platform/change-one.ts'
import {
  type ApplicationRecord,
  applicationRecord,
  findApplication,
  type LastChange,
} from '../applications/application-record.ts'
import { doWhatFollows } from './do-what-follows.ts'
import { hasEvent, writeEvent } from './events.ts'
import { tellStudent } from './tell-student.ts'

/** How long one process has for what follows from a change, before another takes it up. */
export const LEASE_MS = 60_000

interface SettleOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Finishes what follows from the last change where a process died over it; else answers the application as it is. */
export async function settleDue({ payload, application, now }: SettleOptions): Promise<ApplicationRecord> {
  if (application.settledAt) return application
  const leased = await changeIf({
    payload,
    application,
    where: { nextSettleAt: { less_than_equal: now.toISOString() } },
    data: { nextSettleAt: new Date(now.getTime() + LEASE_MS).toISOString() },
  })
  return leased === null ? application : settleLeased({ payload, application: leased, now })
}

/**
 * Does what follows from the last change, for whoever holds it. Every step can be done again. A fault is logged and tried again
 * later: the change itself stands.
 */
export async function settleLeased({ payload, application, now }: SettleOptions): Promise<ApplicationRecord> {
  const { id, lastChange } = application
  try {
    if (lastChange !== null) await follow(payload, application, lastChange)
  } catch (error) {
    payload.logger.error({ msg: 'What follows from a change is not done yet.', application: id, err: error })
    return application
  }
  const settled = await changeIf({ payload, application, data: { settledAt: now.toISOString(), nextSettleAt: null } })
  return settled ?? (await findApplication(payload, id)) ?? application
}

async function follow(payload: Payload, application: ApplicationRecord, change: LastChange): Promise<void> {
  await doWhatFollows({ payload, application, change })
  // The event comes last and says that the messages are written; until then, they are written once for this revision.
  if (await hasEvent(payload, application)) return
  await tellStudent({ payload, application, change })
  await writeEvent({ payload, application, event: change })
}

interface ChangeIfOptions extends Pick<SettleOptions, 'payload' | 'application'> {
  where?: Where
  data: Record<string, unknown>
}

/** Changes an application whose last change is still the same and not settled; null when it is not. */
async function changeIf({ payload, application, where, data }: ChangeIfOptions): Promise<ApplicationRecord | null> {
  const same: Where[] = [
    { id: { equals: application.id } },
    { revision: { equals: application.revision } },
    { settledAt: { exists: false } },
  ]
  const row: Application | null = await changeOne({
    payload,
    collection: 'applications',
    where: { and: where ? [...same, where] : same },
    data,
  })
  return row && applicationRecord(row)
}
