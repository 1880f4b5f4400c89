import type { TaskConfig } from 'payload'
import { publishEverything } from './publish-on-change.ts'

/** Publishes the whole site once a night, so that whatever went wrong by day is right in the morning. */
export const publishNightly: TaskConfig<{ input: object; output: object }> = {
  slug: 'publish-nightly',
  label: 'Publish the whole site',
  schedule: [{ cron: '30 2 * * *', queue: 'nightly' }],
  retries: 2,
  handler: async ({ req }) => {
    await publishEverything(req.payload)
    return { output: {} }
  },
}
