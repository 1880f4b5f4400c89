import type { Payload } from 'payload'

const HOUR = 60 * 60_000

/** When this process last swept; each process may do so on its own. */
let lastSweep = 0

/** Removes counters whose window is over. */
export async function sweepRateLimits({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  await payload.db.deleteMany({
    collection: 'rate-limits',
    where: { windowEndsAt: { less_than_equal: now.toISOString() } },
  })
}

/** Sweeps when it has not been done for an hour; whoever makes a new counter does it. A fault is logged and changes nothing. */
export async function sweepNowAndThen({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  if (now.getTime() - lastSweep < HOUR) return
  lastSweep = now.getTime()
  await sweepRateLimits({ payload, now }).catch((error) =>
    payload.logger.error({ msg: 'Old rate limits could not be removed.', err: error }),
  )
}
