import type { TaskConfig } from 'payload'
import { reconcileDue } from './operations/reconcile-due.ts'

/** Asks, every minute, about payments that are due to be asked about. */
export const reconcilePayments: TaskConfig<{ input: object; output: object }> = {
  slug: 'reconcile-payments',
  label: 'Ask about open payments',
  schedule: [{ cron: '* * * * *', queue: 'payments' }],
  handler: async ({ req }) => {
    await reconcileDue({ payload: req.payload, now: new Date() })
    return { output: {} }
  },
}
