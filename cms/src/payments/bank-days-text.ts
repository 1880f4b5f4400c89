import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { constantText } from '../content/index.ts'

/** How long banks need to show a refund, as policies name it. */
export const bankDaysText = constantText({
  name: 'time of banks',
  meaning: 'to show a refund',
  text: `${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days`,
})
