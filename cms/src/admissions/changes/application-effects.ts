import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { Payload } from 'payload'
import type { Application } from '../../payload-types.ts'
import { applyLeased } from '../../platform/work/apply-leased.ts'
import { claim, leaseOn } from '../../platform/work/lease.ts'
import type { Work } from '../../platform/work/work.ts'
import { type ApplicationRecord, applicationRecord, findApplication } from '../applications/application-record.ts'
import { applyEffects } from './effects.ts'
import { hasEvent, writeEvent } from './events.ts'
import { notifyStudent } from './notify-student.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const schedule: RetrySchedule = { waitsMs: [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE], afterwards: 'repeat' }

/** Applies the effects of the last change of an application. The change itself stands, whatever becomes of them. */
export const applicationEffects: Work<'applications'> = {
  collection: 'applications',
  dueField: 'nextSettleAt',
  where: { settledAt: { exists: false } },
  leaseMs: MINUTE,
  schedule,
  apply: async ({ payload, lease, now }) => {
    const application = applicationRecord(lease.record)
    const { lastChange: change } = application
    if (change !== null) {
      await applyEffects({ payload, application, change })
      // The event comes last and says that the messages are written; until then, they are written once for this revision.
      if (!(await hasEvent(payload, application))) {
        await notifyStudent({ payload, application, change })
        await writeEvent({ payload, application, event: change })
      }
    }
    return { settledAt: now().toISOString() }
  },
}

interface EffectsOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Applies the effects of the last change where its own process died; otherwise answers the application as it is. */
export async function applyDueEffects({ payload, application, now }: EffectsOptions): Promise<ApplicationRecord> {
  const { id, settledAt } = application
  if (settledAt) return application
  const lease = await claim({ payload, work: applicationEffects, id, now })
  if (lease === null) return application
  const applied = await applyLeased({ payload, work: applicationEffects, lease, now: () => now })
  return applied ? applicationRecord(applied) : ((await findApplication(payload, id)) ?? application)
}

interface StartedOptions {
  payload: Payload
  /** Just written with `leaseFrom`. */
  row: Application
  now: Date
}

/** Applies the effects of a change that this caller has just written. */
export async function applyNewEffects({ payload, row, now }: StartedOptions): Promise<ApplicationRecord> {
  const lease = leaseOn(applicationEffects, row)
  const applied = await applyLeased({ payload, work: applicationEffects, lease, now: () => now })
  return applied ? applicationRecord(applied) : ((await findApplication(payload, row.id)) ?? applicationRecord(row))
}
