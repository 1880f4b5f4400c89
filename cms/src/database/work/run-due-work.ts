import type { TaskConfig } from 'payload'
import { runAllDue } from './run-due.ts'
import type { DueWork } from './work.ts'

/** The minutely task that runs due work of all features, including work left behind by dead processes. */
export const runDueWork = (all: readonly DueWork[]): TaskConfig<{ input: object; output: object }> => ({
  slug: 'run-due-work',
  label: 'Finish work that is due',
  schedule: [{ cron: '* * * * *', queue: 'work' }],
  handler: async ({ req: { payload } }) => {
    await runAllDue(all, payload)
    return { output: {} }
  },
})
