/** What can be paid for. A feature adds its purpose here and registers a handler for it. */
export const PAYMENT_PURPOSES = ['application-fee', 'fee', 'order', 'recorded-course'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

export const PURPOSE_LABELS: Record<PaymentPurpose, string> = {
  'application-fee': 'Application fee',
  fee: 'Course fee',
  order: 'Book order',
  'recorded-course': 'Recorded course',
}
