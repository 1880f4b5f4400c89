import type { DashboardAlert, Notice } from '../../admin-kit/dashboard/dashboard.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { openDutiesOf } from './breach-entries.ts'
import { breachWords, dutyText } from './words.ts'

/** More open breaches than these stand in the list. */
const MAX_NOTICES = 10

/** What administrators must still tell about a breach, and until when. */
export const breachAlert: DashboardAlert = {
  needs: { subject: 'data-breaches', verb: 'update' },
  async findNotices({ payload }) {
    const where = { state: { equals: 'open' } } as const
    const sort = ['nextDueAt', 'id'] as const
    const rows = await readRows({ payload, collection: 'data-breaches', where, sort, limit: MAX_NOTICES })
    const now = new Date()
    return rows.map((breach): Notice => {
      const [next, ...others] = openDutiesOf(breach)
      const detail = next && breachWords.detail(dutyText(next, now), others.length)
      const href = `/collections/data-breaches/${breach.id}`
      return { text: breachWords.notice(breach.title), ...(detail && { detail }), href, tone: 'problem' }
    })
  },
}
