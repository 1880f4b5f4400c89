/** Words of the admin's screens for student fees. */
export const feeAdminWords = {
  totals: {
    label: 'Totals of this list',
    count: 'Fees',
    paid: 'Received',
    refunded: 'Refunded',
    open: 'Not paid',
    tooMany: 'Filter the list to see its totals.',
  },
  review: {
    heading: 'Review this payment',
    consequence: 'The student sees the decision and gets an e-mail. You can change it later.',
    busy: 'One moment …',
    approve: 'Approve',
    reject: 'Reject',
    rejectForm: 'Reject this payment',
    reason: 'Reason. The student will see it.',
    noReason: 'Enter a reason. The student will see it.',
    cancel: 'Cancel',
    failed: 'Something went wrong. Try again.',
    unreachable: 'Could not reach the portal. Check your connection and try again.',
    past: 'Decisions so far',
  },
}
