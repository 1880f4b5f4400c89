export const words = {
  success: {
    title: 'Your payment',
    text: 'We are confirming your payment with the bank.',
    /** Replaces the title after the bank's confirmation. */
    paid: 'Payment successful',
    going: 'Taking you to your dashboard…',
    id: 'Transaction id',
    idHint: 'Keep it until you have your receipt.',
    offline: 'We cannot reach the server. Your payment is safe. We’ll keep trying.',
    later:
      'This is taking longer than usual. You can leave this page. We’ll keep checking with the bank, and your dashboard will show the payment when it is confirmed.',
    noScript: 'Your dashboard will show the payment when it is confirmed.',
    back: 'Back to Dashboard',
    contact: 'Ask us about this payment',
  },
  failure: {
    title: 'Payment not completed',
    text: 'We did not receive your payment. If money left your bank account, your bank will return it within 5 to 7 bank working days.',
    open: 'Your bank has not confirmed the payment yet. If you closed the payment page without paying, you can try again. If you paid, wait a few minutes. We’ll record the payment when the bank confirms it.',
    again: 'Try again from your account',
    contact: 'Ask us about this payment',
  },
} as const
