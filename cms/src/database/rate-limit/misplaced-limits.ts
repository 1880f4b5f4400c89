import { deleteRows } from '../records/delete-rows.ts'
import type { DueWork } from '../work/work.ts'

/** Longer than any window, also those in which the demo's locked student stays locked. */
const MAX_WINDOW_MS = 31 * 24 * 60 * 60_000

/** Forgets counters whose window ends later than any can, because the clock was ahead. (decision 0053) */
export const misplacedLimits: DueWork = {
  run: async () => {},
  repair: async ({ payload, now }) => {
    const latest = new Date(now.getTime() + MAX_WINDOW_MS).toISOString()
    await deleteRows({ payload, collection: 'rate-limits', where: { windowEndsAt: { greater_than: latest } } })
  },
}
