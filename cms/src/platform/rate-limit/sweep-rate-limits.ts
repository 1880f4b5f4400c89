import type { Payload } from 'payload'
import { Service } from '../service.ts'

const HOUR = 60 * 60_000

/** When this process last swept, in milliseconds; each process may do so on its own. */
const lastSweep = new Service<number>('sweptRateLimitsAt')

/** Removes counters whose window is over. */
export async function sweepRateLimits({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  await payload.db.deleteMany({
    collection: 'rate-limits',
    where: { windowEndsAt: { less_than_equal: now.toISOString() } },
  })
}

/** Sweeps at most once an hour, when a counter is created. A fault is logged and changes nothing. */
export async function sweepNowAndThen({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  if (now.getTime() - (lastSweep.find(payload) ?? 0) < HOUR) return
  lastSweep.set(payload, now.getTime())
  await sweepRateLimits({ payload, now }).catch((error) =>
    payload.logger.error({ msg: 'Old rate limits could not be removed.', err: error }),
  )
}
