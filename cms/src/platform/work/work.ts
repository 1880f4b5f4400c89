import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { CollectionSlug, Payload } from 'payload'
import type { DueRecords } from './due-records.ts'
import type { Lease } from './lease.ts'

export interface ApplyOptions<Slug extends CollectionSlug> {
  payload: Payload
  lease: Lease<Slug>
  now: () => Date
}

/** Something to be done for every due record, at least once. (decision 0026) */
export interface Work<Slug extends CollectionSlug> extends DueRecords<Slug> {
  schedule: RetrySchedule
  /**
   * Does it; done again, it changes nothing. Answers the outcome to write on the record, null when it has written that itself
   * by `finish` or by a change that moves the due date. What it throws is logged and tried again on the schedule.
   */
  apply: (options: ApplyOptions<Slug>) => Promise<Record<string, unknown> | null>
}

/** Work of some collection, as a feature contributes it to the task that runs every minute. */
export interface DueWork {
  /** Does what is due, and resolves when it is done. */
  run: (options: { payload: Payload; now: () => Date }) => Promise<unknown>
}
