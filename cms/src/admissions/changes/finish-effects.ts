import type { Payload } from 'payload'
import type { Application } from '../../payload-types.ts'
import { applyDueEffects, applyNewEffects } from '../../platform/work/apply-effects.ts'
import { type ApplicationRecord, applicationRecord } from '../applications/application-record.ts'
import { applicationEffects as work } from './application-effects.ts'

interface NewOptions {
  payload: Payload
  /** Just written, with `leaseFrom`. */
  row: Application
  now: Date
}

/** Applies the effects of a change that this caller has made. */
export async function finishNewEffects({ payload, row: record, now }: NewOptions): Promise<ApplicationRecord> {
  return applicationRecord(await applyNewEffects({ payload, work, record, now }))
}

interface DueOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/**
 * Applies the effects of the last change where its process died over them; otherwise answers the application as it is.
 */
export async function finishDueEffects({ payload, application, now }: DueOptions): Promise<ApplicationRecord> {
  if (application.settledAt) return application
  const row = await applyDueEffects({ payload, work, id: application.id, now })
  return row ? applicationRecord(row) : application
}
