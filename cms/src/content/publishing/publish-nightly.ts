import type { TaskConfig } from 'payload'
import { sweepEvents } from './events/sweep-events.ts'
import { publishEverything } from './publish-on-change.ts'

/** Republishes the whole site every night, which repairs pages that failed during the day. */
export const publishNightly: TaskConfig<{ input: object; output: object }> = {
  slug: 'publish-nightly',
  label: 'Publish the whole site',
  schedule: [{ cron: '30 2 * * *', queue: 'nightly' }],
  retries: 2,
  handler: async ({ req }) => {
    await publishEverything(req.payload)
    await sweepEvents(req.payload)
    return { output: {} }
  },
}
