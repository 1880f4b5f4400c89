/** What can be paid for. Features add theirs here and hand a handler for it to payments. */
export const PAYMENT_PURPOSES = ['application-fee'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** What staff and students see a purpose named. */
export const PURPOSE_LABELS: Record<PaymentPurpose, string> = {
  'application-fee': 'Application fee',
}
