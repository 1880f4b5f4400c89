import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { CollectionSlug, Payload } from 'payload'
import type { Changes } from '../records/columns.ts'
import type { DueRecords } from './due-records.ts'
import type { Lease } from './lease.ts'

export interface ApplyOptions<Slug extends CollectionSlug> {
  payload: Payload
  lease: Lease<Slug>
  now: () => Date
}

/**
 * The outcome to write to a record; null if the work has written it. Name it as the result of `apply`: the compiler
 * does not look for unknown columns in what a function returns whose type it infers.
 */
export type Outcome<Slug extends CollectionSlug> = Changes<Slug> | null

/** At-least-once work on every due record. (decision 0026) */
export interface Work<Slug extends CollectionSlug> extends DueRecords<Slug> {
  schedule: RetrySchedule
  /** The longest time to a due date that the work sets itself, in milliseconds, where it exceeds lease and schedule. */
  plansAheadMs?: number
  /** For work that ends a record's life: how long that is, in milliseconds. */
  lifetimeMs?: number
  /**
   * Must be idempotent. Returns null if it has written the outcome itself with `finish` or with a change that moves the due
   * date. Errors are logged and retried on the schedule.
   */
  apply: (options: ApplyOptions<Slug>) => Promise<Outcome<Slug>>
}

/** Work that a feature contributes to the minutely task. */
export interface DueWork {
  /** Runs due work and resolves when it is finished. */
  run: (options: { payload: Payload; now: () => Date }) => Promise<unknown>
  /** Brings due dates back that lie further ahead than they can, because the clock was ahead when they were written. */
  repair?: (options: { payload: Payload; now: Date }) => Promise<unknown>
  /** For metrics: the name of the work, and how much of it is due. */
  due?: {
    name: string
    overdue: (options: { payload: Payload; now: Date }) => Promise<{ count: number; oldestSeconds: number }>
  }
}
