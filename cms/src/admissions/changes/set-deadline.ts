import { daysBetween } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'

interface SetOptions {
  payload: Payload
  /** Just sent back, or given another last day. */
  application: ApplicationRecord
  change: LastChange
}

/** Stores the deadline of a request for correction, if it has one. Idempotent. */
export async function setDeadline({ payload, application, change }: SetOptions): Promise<void> {
  const { id, correction } = application
  const { dueOn, askedAt } = correction
  if (!dueOn || askedAt === null) return
  const data = {
    key: keyOf(application),
    application: id,
    askedAt,
    dueOn,
    staffId: change.staffId,
    staffName: change.by,
    // A reminder from before the request is not sent.
    remindedDays: daysBetween(dayInIndia(new Date(change.at)), dueOn),
    attempts: 0,
    dueAt: change.at,
  }
  await insertIfAbsent({ payload, collection: 'correction-deadlines', data })
}

/** Stores the new deadline of the same request, and ends the earlier ones. Idempotent. */
export async function replaceDeadline(options: SetOptions): Promise<void> {
  const { payload, application, change } = options
  await setDeadline(options)
  const where: Condition<'correction-deadlines'> = {
    and: [
      { application: { equals: application.id } },
      { key: { not_equals: keyOf(application) } },
      { endedAt: { exists: false } },
    ],
  }
  await changeAll({ payload, collection: 'correction-deadlines', where, data: { endedAt: change.at, dueAt: null } })
}

const keyOf = ({ id, revision }: ApplicationRecord) => `${id}:${revision}`
