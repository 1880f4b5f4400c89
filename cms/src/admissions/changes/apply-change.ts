import { queueOf } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes, KnownChanges } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Application } from '../../payload-types.ts'
import { type ApplicationRecord, findApplication, type LastChange } from '../applications/application-record.ts'
import { applicationEffects } from './application-effects.ts'
import { finishDueEffects, finishNewEffects } from './finish-effects.ts'

/** The columns to change, and the event for the history. */
interface Change<Data = Changes<'applications'>> {
  data: Data
  event: Omit<LastChange, 'at'>
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
}: ApplyOptions<Data>): Promise<ApplicationRecord> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await findApplication(payload, id)
    if (found === null) throw notFound('application')
    const application = await finishDueEffects({ payload, application: found, now })
    if (!application.settledAt) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      continue
    }
    const change = await decide(application)
    if (change === null) return application
    const row = await write({ payload, application, change, now })
    if (row !== null) return finishNewEffects({ payload, row, now })
  }
  const publicMessage = 'This application is being changed by another request. Try again in a minute.'
  throw new Problem({ code: 'BUSY', status: 409, publicMessage })
}

interface WriteOptions {
  payload: Payload
  application: ApplicationRecord
  change: Change
  now: Date
}

function write({ payload, application, change, now }: WriteOptions): Promise<Application | null> {
  const { id, status, feePaidAt, revision } = application
  const where: Condition<'applications'> = {
    and: [
      { id: { equals: id } },
      { status: { equals: status } },
      { revision: { equals: revision } },
      { settledAt: { exists: true } },
    ],
  }
  const lastChange: LastChange = { ...change.event, at: now.toISOString() }
  const data = {
    ...change.data,
    queue: queueOf({
      status: change.data.status ?? status,
      feePaid: Boolean(change.data.feePaidAt === undefined ? feePaidAt : change.data.feePaidAt),
    }),
    lastChange,
    revision: revision + 1,
    settledAt: null,
    ...leaseFrom(applicationEffects, now),
  }
  return changeOne({ payload, collection: 'applications', where, data })
}
