export const en = {
  /** A payment that the bank has not confirmed. */
  open: {
    title: 'Waiting for your bank',
    since: (time: string) => `Since ${time}.`,
    askedUntil: (time: string) => `We ask the bank until ${time}.`,
    details: 'Details of this payment',
    id: 'Transaction id',
    check: 'Check my payment',
    checking: 'Checking…',
    checkedAt: (time: string) => `Checked at ${time}: no answer from your bank yet.`,
    unreachable: (time: string) => `${time}: we could not reach the portal. We’ll try again.`,
  },
  payNow: 'Pay Now',
  starting: 'One moment…',
  /** Names what is paid for the screen reader on buttons that repeat. */
  forThis: (what: string) => `for ${what}`,
  leaving: 'Taking you to the payment page. Do not close this page.',
  goNow: 'Go to the payment page now',
  noAddress: 'We could not reach the payment page. You have not paid anything. Try again in a minute.',
}
