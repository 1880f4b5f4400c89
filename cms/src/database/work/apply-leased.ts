import { maxAttempts, nextAttemptAt } from '@pravesh/shared/platform/retry-schedule'
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { outageIn } from '../../foundation/outages/outage.ts'
import { traced } from '../../foundation/tracing/span.ts'
import { finish, release } from './lease.ts'
import type { ApplyOptions, Work } from './work.ts'

export interface ApplyLeasedOptions<Slug extends CollectionSlug> extends ApplyOptions<Slug> {
  work: Work<Slug>
  /** Returns a number in [0, 1); jitters the retries. */
  random?: () => number
}

/**
 * Runs the work on a record under the caller's lease, writes the outcome and returns the updated record. Returns null
 * if another process has taken over, or if the work failed; a failure is logged and retried on the schedule.
 */
export async function applyLeased<Slug extends CollectionSlug>({
  random = Math.random,
  ...options
}: ApplyLeasedOptions<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, work, lease, now } = options
  try {
    const attributes = { 'pravesh.collection': work.collection }
    const data = await traced({ name: 'work', attributes }, () => work.apply(options))
    // The type of the work has checked the columns.
    return data && (await finish({ payload, work, lease, data: data as never }))
  } catch (error) {
    const { id } = lease.record
    payload.logger.error({ msg: 'Work failed and will be retried.', collection: work.collection, id, err: error })
    // Work gives up only for reasons of its own.
    const last = outageIn(error) === null ? Number.POSITIVE_INFINITY : maxAttempts(work.schedule) - 1
    const attempts = Math.min(attemptsOf(lease.record), last)
    const dueAt = nextAttemptAt({ schedule: work.schedule, attempts, now: now(), random: random() })
    // If this fails too, the lease expires.
    await release({ payload, work, lease, dueAt }).catch((err: unknown) =>
      payload.logger.error({ msg: 'A lease could not be released; it will expire.', id, err }),
    )
    return null
  }
}

/** At least 1; records from before attempts were counted have no value. */
function attemptsOf(record: object): number {
  const attempts: unknown = Reflect.get(record, 'attempts')
  return typeof attempts === 'number' && attempts > 0 ? attempts : 1
}
