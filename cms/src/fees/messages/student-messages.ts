import { feePaid } from './fee-paid.ts'
import { feeReminder } from './fee-reminder.ts'
import { feeReviewed } from './fee-reviewed.ts'

/** Templates of all messages to students about fees. */
export const studentMessages = [feePaid, feeReviewed, feeReminder]
