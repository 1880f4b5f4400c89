import { nextAttemptAt } from '@pravesh/shared/platform/retry-schedule'
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { finish, release } from './lease.ts'
import type { ApplyOptions, Work } from './work.ts'

export interface ApplyLeasedOptions<Slug extends CollectionSlug> extends ApplyOptions<Slug> {
  work: Work<Slug>
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
}

/**
 * Does the work of a record whose lease the caller holds and writes its outcome; answers the record as it is then. Null when
 * another process has taken over, or when it failed: that is logged, and the record is due again on the schedule.
 */
export async function applyLeased<Slug extends CollectionSlug>({
  random = Math.random,
  ...options
}: ApplyLeasedOptions<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, work, lease, now } = options
  try {
    const data = await work.apply(options)
    return data && (await finish({ payload, work, lease, data }))
  } catch (error) {
    const { id } = lease.record
    payload.logger.error({ msg: 'Work failed and will be tried again.', collection: work.collection, id, err: error })
    const attempts = attemptsOf(lease.record)
    const dueAt = nextAttemptAt({ schedule: work.schedule, attempts, now: now(), random: random() })
    // Where this fails too, the lease expires by itself.
    await release({ payload, work, lease, dueAt }).catch((err: unknown) =>
      payload.logger.error({ msg: 'A lease could not be released; it will expire.', id, err }),
    )
    return null
  }
}

/** At least one; records from before they were counted have no number. */
function attemptsOf(record: object): number {
  const attempts: unknown = Reflect.get(record, 'attempts')
  return typeof attempts === 'number' && attempts > 0 ? attempts : 1
}
