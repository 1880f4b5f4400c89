import { changeAll } from '../../../platform/database/change-all.ts'
import { CLOCK_LAG_MS } from '../../../platform/work/repair-due.ts'
import type { DueWork } from '../../../platform/work/work.ts'
import { SESSION_TIMES_MS } from './courier-session.ts'

/** Ends logins, pauses and refusals that last longer than they can, because the clock was ahead. (decision 0053) */
export const misplacedSessions: DueWork = {
  run: async () => {},
  repair: async ({ payload, now }) => {
    for (const [field, ms] of Object.entries(SESSION_TIMES_MS)) {
      const latest = new Date(now.getTime() + ms + CLOCK_LAG_MS).toISOString()
      const where = { [field]: { greater_than: latest } }
      await changeAll({ payload, collection: 'courier-sessions', where, data: { [field]: now.toISOString() } })
    }
  },
}
