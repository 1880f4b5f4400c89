import { feePaid } from './fee-paid.ts'
import { feeReminder } from './fee-reminder.ts'
import { feeReviewed } from './fee-reviewed.ts'

export const feeMessages = [feePaid, feeReviewed, feeReminder]
