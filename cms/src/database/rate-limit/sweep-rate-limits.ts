import type { Payload } from 'payload'
import { Service } from '../../foundation/service.ts'
import { deleteRows } from '../records/delete-rows.ts'

const HOUR = 60 * 60_000

/** Time of this process's last sweep, in milliseconds; processes sweep independently. */
const lastSweep = new Service<number>('sweptRateLimitsAt')

/** Deletes counters whose window has ended. */
export async function sweepRateLimits({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  await deleteRows({
    payload,
    collection: 'rate-limits',
    where: { windowEndsAt: { less_than_equal: now.toISOString() } },
  })
}

/** Sweeps at most once an hour, when a counter is created. Logs failures and never throws. */
export async function sweepHourly({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const sinceLast = now.getTime() - (lastSweep.find(payload) ?? 0)
  if (sinceLast >= 0 && sinceLast < HOUR) return
  lastSweep.set(payload, now.getTime())
  await sweepRateLimits({ payload, now }).catch((error) =>
    payload.logger.error({ msg: 'Old rate limits could not be removed.', err: error }),
  )
}
