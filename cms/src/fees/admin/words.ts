/** Words of the admin's screens for student fees. */
export const feeAdminWords = {
  totals: {
    label: 'Totals of this list',
    count: 'Fees',
    paid: 'Received',
    refunded: 'Refunded',
    open: 'Not paid',
  },
  owed: {
    label: 'Payment',
    reads: (message: string) => `The student reads: “${message}”`,
  },
  review: {
    heading: 'Review this payment',
    consequence: 'The student sees the decision and gets an e-mail. You can change it later.',
    busy: 'One moment …',
    approve: 'Approve',
    reject: 'Reject',
    send: 'Reject this payment',
    reason: 'Reason. The student will see it.',
    noReason: 'Enter a reason. The student will see it.',
    cancel: 'Cancel',
  },
  reopen: {
    heading: 'Let the student pay again',
    consequence: 'The student sees this fee as not paid. The refunded payment and its receipt stay as they are.',
    open: 'Open again …',
    busy: 'One moment …',
    send: 'Open this fee again',
    reason: 'Reason. Staff see it with this fee.',
    noReason: 'Enter a reason. Staff see it with this fee.',
    cancel: 'Cancel',
    past: 'Opened again',
    entry: (day: string, by: string, transactionId: string) => `${day}, ${by}, after the refund of ${transactionId}`,
  },
}
