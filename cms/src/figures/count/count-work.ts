import type { TaskConfig } from 'payload'
import type { DueWork } from '../../database/work/work.ts'
import { countDue } from './count-due.ts'
import { recount } from './recount.ts'

/** A run ends before the next minutely task. */
const RUN_MS = 45_000

/** Counts every minute what has changed. */
export const countWork: DueWork = {
  run: ({ payload, now }) => countDue({ payload, now, until: new Date(now().getTime() + RUN_MS) }),
}

/** Compares the counters with the records every night. */
export const checkFiguresTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'check-figures',
  label: 'Compare the figures with the records',
  schedule: [{ cron: '50 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    await recount({ payload, now: () => new Date() })
    return { output: {} }
  },
}
