import type { MeritPeriod } from '@pravesh/shared/admissions/status/answer-time'
import type { MeritPeriods } from '../../admissions/index.ts'
import { readRows } from '../../database/records/read-rows.ts'

/** Far above what a portal has: one for each course and session. */
const MAX_PROCESSES = 200

/** Of processes that were opened. Those that were closed by a version without the day of the end are left out. */
export const meritPeriods: MeritPeriods = async (payload) => {
  const rows = await readRows({
    payload,
    collection: 'merit-processes',
    where: { state: { in: ['open', 'closed'] } },
    fields: ['course', 'sessionYear', 'state', 'openedAt', 'closedAt', 'key'],
    sort: ['key'],
    limit: MAX_PROCESSES,
  })
  return rows.flatMap(({ course, sessionYear, state, openedAt, closedAt }): MeritPeriod[] => {
    const isOpen = state === 'open'
    if (!isOpen && !closedAt) return []
    return [{ course, sessionYear, openedAt: openedAt ?? '', closedAt: isOpen ? null : (closedAt ?? null) }]
  })
}
