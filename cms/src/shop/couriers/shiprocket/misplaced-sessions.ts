import { changeAll } from '../../../database/records/change-all.ts'
import { column } from '../../../database/records/column.ts'
import { CLOCK_LAG_MS } from '../../../database/work/repair-due.ts'
import type { DueWork } from '../../../database/work/work.ts'
import { SESSION_TIMES_MS } from './courier-session.ts'

/** Ends logins, pauses and refusals that last longer than they can, because the clock was ahead. (decision 0053) */
export const misplacedSessions: DueWork = {
  run: async () => {},
  repair: async ({ payload, now }) => {
    for (const field of Object.keys(SESSION_TIMES_MS) as (keyof typeof SESSION_TIMES_MS)[]) {
      const latest = new Date(now.getTime() + SESSION_TIMES_MS[field] + CLOCK_LAG_MS).toISOString()
      const where = column(field, { greater_than: latest })
      await changeAll({ payload, collection: 'courier-sessions', where, data: column(field, now.toISOString()) })
    }
  },
}
