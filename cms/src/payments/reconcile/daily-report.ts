import type { TaskConfig } from 'payload'
import { fetchSettlements } from '../settlements/fetch-settlements.ts'
import { reportMoney } from './report.ts'

/** Runs every night, after providers have published the previous day's settlements. */
export const dailyReportTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'report-money',
  label: 'Fetch settlements and check that the records of money agree',
  schedule: [{ cron: '30 4 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    await fetchSettlements({ payload, now: new Date() })
    await reportMoney({ payload, now: () => new Date() })
    return { output: {} }
  },
}
