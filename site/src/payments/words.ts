/** What the pages say that a payment ends on. */
export const words = {
  success: {
    title: 'Your payment',
    text: 'We are asking the bank whether your payment has arrived.',
    /** In place of the title, once the bank has said so. */
    paid: 'Payment successful',
    going: 'We take you to your dashboard now.',
    id: 'Transaction id',
    idHint: 'Keep it until you have your receipt.',
    offline: 'We cannot reach the server at the moment. Your payment is safe; we keep asking.',
    later:
      'It is taking longer than usual. You can leave this page: we go on asking the bank, and your dashboard shows the payment as soon as it is confirmed.',
    noScript: 'Your dashboard shows the payment as soon as it is confirmed.',
    back: 'Back to Dashboard',
    contact: 'Ask us about it',
  },
  failure: {
    title: 'Payment not completed',
    text: 'Nothing has been added to your account. If money left your bank, it comes back by itself within 5 to 7 bank working days.',
    open: 'We have no word from your bank yet. If you closed the payment page without paying, you can try again. If you did pay, please wait a few minutes: it is counted as soon as the bank confirms it.',
    again: 'Try again from your account',
    contact: 'Ask us about it',
  },
} as const
