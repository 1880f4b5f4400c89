/** What can be wrong with an attempt beside its state; staff have to look at each. */
export const PAYMENT_ISSUES = ['mismatch', 'duplicate'] as const
export type PaymentIssue = (typeof PAYMENT_ISSUES)[number]

/** What staff see an issue named. */
export const ISSUE_LABELS: Record<PaymentIssue, string> = {
  mismatch: 'The bank reports something else',
  duplicate: 'Paid twice: give it back',
}

/** What a student is told; it takes the place of the sentence for the state. */
export const ISSUE_SENTENCES: Record<PaymentIssue, string> = {
  mismatch:
    'The bank reports another amount than was due, so this payment is not counted yet. Please contact us, and do not pay again.',
  duplicate: 'This was paid already, so this second payment will be given back to you.',
}
