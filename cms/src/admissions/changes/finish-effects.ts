import type { Payload } from 'payload'
import { applyDueEffects, applyNewEffects } from '../../database/work/apply-effects.ts'
import type { Application } from '../../payload-types.ts'
import { type ApplicationRecord, applicationRecord } from '../applications/application-record.ts'
import { applicationEffects as work } from './application-effects.ts'

interface NewOptions {
  payload: Payload
  /** Just written by this caller, with a lease from `leaseFrom`. */
  row: Application
  now: Date
}

/** Applies the effects of a change that this caller has just written. */
export async function finishNewEffects({ payload, row: record, now }: NewOptions): Promise<ApplicationRecord> {
  return applicationRecord(await applyNewEffects({ payload, work, record, now }))
}

interface DelayedOptions {
  payload: Payload
  application: ApplicationRecord
  delayMs: number
}

/** Applies effects that wait, when their time has come. If this process ends before, the minutely work applies them. */
export function finishEffectsAt({ payload, application, delayMs }: DelayedOptions): void {
  const { id } = application
  const finish = () =>
    finishDueEffects({ payload, application, now: new Date() }).catch((err: unknown) =>
      payload.logger.error({ msg: 'The effects of a decision failed; the minutely work retries them.', id, err }),
    )
  setTimeout(() => void finish(), delayMs).unref()
}

interface DueOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Applies effects left over by an interrupted process; otherwise returns the application unchanged. */
export async function finishDueEffects({ payload, application, now }: DueOptions): Promise<ApplicationRecord> {
  if (application.settledAt) return application
  const row = await applyDueEffects({ payload, work, id: application.id, now })
  return row ? applicationRecord(row) : application
}
