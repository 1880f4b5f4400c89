/** The states of what a student owes. (spec 1, 3 "Payment fee record"; spec 1, 4) */

/** Stored status of a due. It follows the payments; staff cannot set it. */
export const DUE_STATUSES = ['open', 'paid', 'refunded', 'cancelled'] as const
export type DueStatus = (typeof DUE_STATUSES)[number]

/** Labels for staff. */
export const DUE_STATUS_LABELS: Record<DueStatus, string> = {
  open: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
  cancelled: 'Cancelled, not owed',
}

/** What the student sees: the status and, while the due is open, its latest attempt. */
export const DUE_STATES = ['open', 'waiting', 'failed', 'mismatch', 'paid', 'refunded', 'cancelled'] as const
export type DueState = (typeof DUE_STATES)[number]

/** Messages for students. */
export const DUE_STATE_MESSAGES: Record<DueState, string> = {
  open: 'You have not paid this fee yet.',
  waiting: 'Your bank has not confirmed this payment yet. This can take a few minutes.',
  failed: 'Your last payment did not go through. You can try again.',
  mismatch:
    'The bank reported a different amount, so we have not counted this payment yet. Contact us, and do not pay again.',
  paid: 'We have received this fee.',
  refunded: 'We have refunded this fee. Contact us if you want to pay it again.',
  cancelled: 'You do not owe this fee, because your application is not approved now.',
}

/** Message about a due whose payment came when the student had paid as often as staff allow. */
export const EXCESS_MESSAGE =
  'You had already paid this fee as often as you need to, so this payment does not count. We return it to you.'

/** Message about an open due that staff have opened again after its refund. */
export const REOPENED_MESSAGE = 'We have refunded your earlier payment. You can pay this fee again.'
