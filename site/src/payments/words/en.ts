export const en = {
  /** A payment that the bank has not confirmed. */
  open: {
    title: 'Waiting for your bank',
    text: 'You do not need to pay again. This page changes as soon as the bank answers.',
    id: 'Transaction id',
    check: 'Check my payment',
    checking: 'Checking…',
    checkedAt: (time: string) => `Checked at ${time}: no answer from your bank yet.`,
    unreachable: (time: string) => `${time}: we could not reach the portal. We’ll try again.`,
  },
  leaving: 'Taking you to the payment page. Do not close this page.',
  goNow: 'Go to the payment page now',
  noAddress: 'We could not reach the payment page. You have not paid anything. Try again in a minute.',
}
