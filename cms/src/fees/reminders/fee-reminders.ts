import type { DueWork } from '../../platform/work/work.ts'
import { sendReminders } from './send-reminders.ts'

/** Reminds students of dues; part of the minutely task. */
export const feeReminders: DueWork = {
  run: ({ payload, now }) => sendReminders({ payload, now: now() }),
}
