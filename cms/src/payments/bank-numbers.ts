import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { BANK_LATE_DAYS } from '@pravesh/shared/payments/schedule'
import type { ComputedNumbers } from '../content/index.ts'

/** What texts can say about the time that banks need. */
export const bankNumbers: readonly ComputedNumbers[] = [
  {
    name: 'banks',
    about: /\bbanks?\b/i,
    unit: 'day',
    values: async () => [...Object.values(BANK_DAYS), BANK_LATE_DAYS],
  },
]
