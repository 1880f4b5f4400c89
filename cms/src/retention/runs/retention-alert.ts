import { formatNumber } from '@pravesh/shared/platform/formats'
import type { DashboardAlert, Notice } from '../../admin-kit/dashboard/dashboard.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { istDay } from '../../foundation/formats.ts'
import type { RunCounts } from './run-counts.ts'

const DAY_MS = 24 * 60 * 60_000
/** A night may be missed while the portal is down. */
const MAX_AGE_MS = 2 * DAY_MS

/** For administrators: what the last night deleted, and what keeps the portal from it. */
export const retentionAlert: DashboardAlert = {
  needs: { subject: 'retention-settings', verb: 'update' },
  async findNotices({ payload }): Promise<Notice[]> {
    const [last] = await readRows({ payload, collection: 'retention-runs', sort: '-day', limit: 1 })
    if (!last) return []
    const { id, startedAt, finishedAt, ended, waiting } = last
    const hasFailed = Object.values((last.counts ?? {}) as RunCounts).some(({ failed }) => failed)
    const href = `/collections/retention-runs/${id}`
    const age = Date.now() - Date.parse(startedAt)
    const started = istDay(startedAt)
    if (hasFailed || age > MAX_AGE_MS || (!finishedAt && age > DAY_MS / 2)) {
      const text = 'The nightly deletion of old records did not finish'
      return [
        {
          text,
          detail: `The last attempt was on ${started}. Ask the operator to read the log.`,
          href,
          tone: 'problem',
        },
      ]
    }
    if (waiting > 0) {
      const text = `${formatNumber(waiting)} records are kept for longer than their period`
      const detail = 'Check the periods, then switch on “Delete every night”.'
      return [{ text, detail, href: '/globals/retention-settings', tone: 'todo' }]
    }
    return [{ text: `Old records deleted on ${started}: ${formatNumber(ended)}`, href, tone: 'fact' }]
  },
}
