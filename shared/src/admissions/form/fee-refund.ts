import { BANK_DAYS } from '../../payments/bank-days.ts'

/** What students read about the refund of an application fee: on its way, or paid out. */
export const FEE_REFUND_MESSAGES = {
  open: `We are refunding {amount} of your application fee, back the way you paid. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days.`,
  done: `We have refunded {amount} of your application fee. If your bank does not show it within ${BANK_DAYS.max} working days, write to us.`,
} as const
