import { deleteRows } from '../../database/records/delete-rows.ts'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 30

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: time of this process's last sweep, in milliseconds. */
    sweptSignInsAt?: number | undefined
  }
}

/** Deletes what is known about sessions that were last used a month ago, once a day. */
export const sweepSignIns: DueWork = {
  async run({ payload, now: clock }) {
    const now = clock()
    const { sweptSignInsAt = 0 } = portalOf(payload)
    if (now.getTime() - sweptSignInsAt < DAY_MS) return
    portalOf(payload).sweptSignInsAt = now.getTime()
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
    await deleteRows({ payload, collection: 'staff-sign-ins', where: { usedAt: { less_than: before } } })
  },
}
