import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { deleteRows } from '../records/delete-rows.ts'

const HOUR = 60 * 60_000

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: time of this process's last sweep, in milliseconds. Processes sweep independently. */
    sweptRateLimitsAt?: number | undefined
  }
}

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
  const sinceLast = now.getTime() - (portalOf(payload).sweptRateLimitsAt ?? 0)
  if (sinceLast >= 0 && sinceLast < HOUR) return
  portalOf(payload).sweptRateLimitsAt = now.getTime()
  await sweepRateLimits({ payload, now }).catch((error) =>
    payload.logger.error({ msg: 'Old rate limits could not be removed.', err: error }),
  )
}
