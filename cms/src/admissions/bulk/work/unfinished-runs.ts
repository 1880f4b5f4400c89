import type { Work } from '../../../database/work/work.ts'

const MINUTE = 60_000
/** Time in which a forecast can be confirmed. */
export const FORECAST_MS = 2 * 60 * MINUTE

/** The runs that are not over, for what concerns their due dates alone. */
export const unfinishedRuns: Omit<Work<'bulk-runs'>, 'apply'> = {
  collection: 'bulk-runs',
  dueField: 'dueAt',
  where: { state: { in: ['checking', 'ready', 'running'] } },
  leaseMs: MINUTE,
  plansAheadMs: FORECAST_MS,
  schedule: { delaysMs: [MINUTE / 2, MINUTE, 5 * MINUTE], afterwards: 'repeat' },
}
