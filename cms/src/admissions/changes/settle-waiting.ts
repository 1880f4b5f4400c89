import type { Payload, TaskConfig } from 'payload'
import type { Application } from '../../payload-types.ts'
import { applicationRecord } from '../applications/application-record.ts'
import { settleDue } from './settle.ts'

/** How many one run looks at; the rest is for the next, a minute later. */
const BATCH = 200

/** Finishes what follows from changes over which a process died. Answers how many applications were looked at. */
export async function settleWaiting({ payload, now }: { payload: Payload; now: Date }): Promise<number> {
  const { docs } = await payload.db.find<Application>({
    collection: 'applications',
    where: { nextSettleAt: { less_than_equal: now.toISOString() } },
    sort: 'nextSettleAt',
    limit: BATCH,
    pagination: false,
  })
  for (const row of docs) await settleDue({ payload, application: applicationRecord(row), now })
  return docs.length
}

/** The same every minute. */
export const settleApplications: TaskConfig<{ input: object; output: object }> = {
  slug: 'settle-applications',
  label: 'Finish what follows from changed applications',
  schedule: [{ cron: '* * * * *', queue: 'applications' }],
  handler: async ({ req }) => {
    await settleWaiting({ payload: req.payload, now: new Date() })
    return { output: {} }
  },
}
