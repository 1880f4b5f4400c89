import { keysOf } from '../platform/record-of.ts'

/** What can be paid for. A feature adds its purpose here and declares its handlers. */
export const PURPOSE_LABELS = {
  'application-fee': 'Application fee',
  fee: 'Course fee',
  order: 'Book order',
  'recorded-course': 'Recorded course',
  seat: 'Seat acceptance fee',
} as const

export type PaymentPurpose = keyof typeof PURPOSE_LABELS

export const PAYMENT_PURPOSES = keysOf(PURPOSE_LABELS)
